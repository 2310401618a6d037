"""Reads mails (base64 in a JSON list) with Python's email package and Debian's python3-icalendar and prints what they say."""
import base64
import json
import sys
from email import message_from_bytes, policy
from email.header import decode_header, make_header
from email.utils import getaddresses
from html.parser import HTMLParser

from icalendar import Calendar


class Words(HTMLParser):
    """The visible text of a page, and the addresses of its links."""

    def __init__(self):
        super().__init__()
        self.parts = []
        self.hidden = 0

    def handle_starttag(self, tag, attrs):
        self.hidden += tag in ("head", "style")
        self.parts += [value for name, value in attrs if name == "href"]

    def handle_endtag(self, tag):
        self.hidden -= tag in ("head", "style")

    def handle_data(self, data):
        if not self.hidden:
            self.parts.append(data)


def spaced(text):
    return " ".join(text.split())


def html_words(text):
    words = Words()
    words.feed(text)
    return spaced(" ".join(words.parts))


def people(header):
    """Decodes names with the older functions: the newer ones put spaces between the encoded words of a name."""
    if not header:
        return []
    pairs = getaddresses([str(header)])
    return [[str(make_header(decode_header(name))), address] for name, address in pairs]


def event(part):
    content = part.get_content()
    text = content if isinstance(content, str) else content.decode()
    calendar = Calendar.from_ical(text)
    entry = calendar.walk("VEVENT")[0]
    return {
        "method": str(calendar["METHOD"]),
        "parameter": part["Content-Type"].params.get("method"),
        "charset": part["Content-Type"].params.get("charset"),
        "uid": str(entry["UID"]),
        "sequence": int(entry["SEQUENCE"]),
        "summary": str(entry["SUMMARY"]),
        "attendee": str(entry["ATTENDEE"]),
        "organizer": str(entry["ORGANIZER"]),
    }


def titles(part):
    content = part.get_content()
    text = content if isinstance(content, str) else content.decode()
    return [str(entry["SUMMARY"]) for entry in Calendar.from_ical(text).walk("VEVENT")]


def stripped(header):
    return header and str(header).strip()


def read(raw):
    mail = message_from_bytes(raw, policy=policy.default)
    older = message_from_bytes(raw)
    parts = list(mail.walk())
    plain = mail.get_body(("plain",))
    html = mail.get_body(("html",))
    calendars = [part for part in parts if part.get_content_type() == "text/calendar"]
    files = [part for part in parts if part.get_content_type() == "application/ics"]
    head, _, body = raw.partition(b"\r\n\r\n")
    return {
        "from": people(older["From"]),
        "to": people(older["To"]),
        "replyTo": people(older["Reply-To"]),
        "subject": str(mail["Subject"]),
        "messageId": str(mail["Message-ID"]),
        "date": mail["Date"].datetime.isoformat(),
        "unsubscribe": stripped(mail["List-Unsubscribe"]),
        "unsubscribePost": stripped(mail["List-Unsubscribe-Post"]),
        "autoSubmitted": str(mail["Auto-Submitted"]),
        "types": [part.get_content_type() for part in parts],
        "defects": [repr(each) for part in parts for each in part.defects]
        + [repr(each) for value in mail.values() for each in value.defects],
        "repeated": [name for name in set(mail.keys()) if len(mail.get_all(name)) > 1],
        "textLines": [spaced(line) for line in plain.get_content().splitlines() if line.strip()],
        "htmlWords": html_words(html.get_content()),
        "event": event(calendars[0]) if files else None,
        "titles": titles(calendars[0]) if calendars and not files else [],
        "fileIsEvent": bool(files)
        and files[0].get_content() == calendars[0].get_content().encode(),
        "isAscii": raw.isascii(),
        "bareBreaks": raw.replace(b"\r\n", b"").count(b"\n") + raw.replace(b"\r\n", b"").count(b"\r"),
        "headLine": max(map(len, head.split(b"\r\n"))),
        "bodyLine": max(map(len, body.split(b"\r\n"))),
    }


print(json.dumps([read(base64.b64decode(raw)) for raw in json.load(sys.stdin)]))
