"""Reads a calendar file with Debian's python3-icalendar and prints its events as JSON, with times in seconds.

Each time comes twice: by the zone rules in the file, and by Python's own rules for the zone's name."""
import json
import sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

from icalendar import Calendar

calendar = Calendar.from_ical(sys.stdin.buffer.read())
zones = {zone["TZID"]: zone.to_tz() for zone in calendar.walk("VTIMEZONE")}


def moments(event, name):
    value, tzid = event[name].dt, event[name].params.get("TZID")
    if not isinstance(value, datetime):
        return [value.isoformat()] * 2
    if tzid is None:
        return [value.timestamp()] * 2
    wall = value.replace(tzinfo=None)
    by_file = zones[tzid].localize(wall)
    by_name = wall.replace(tzinfo=ZoneInfo(tzid))
    return [moment.astimezone(timezone.utc).timestamp() for moment in (by_file, by_name)]


def read(event):
    return {
        "title": str(event["SUMMARY"]),
        "description": str(event["DESCRIPTION"]),
        "start": moments(event, "DTSTART"),
        "end": moments(event, "DTEND"),
    }


print(json.dumps([read(event) for event in calendar.walk("VEVENT")]))
