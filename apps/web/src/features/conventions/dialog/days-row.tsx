import { formatTime } from '@lensemble/contract/clock';
import type { DaysSkip, PersonDays } from '@lensemble/contract/convention-days';
import { imageVariant } from '@lensemble/contract/image-variant';
import { conventionDaysWords } from '@lensemble/messages/web/convention-days';
import { Check, Copy } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/lib/browser/copy-text.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { cn } from '@/lib/cn.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { formatShortDay } from '@/lib/time/long-dates.ts';
import { formatRecentMoment } from '@/lib/time/moments.ts';
import { linkOfDays } from '../api/convention-days.ts';

interface DaysRowProps {
  person: PersonDays;
  isChosen: boolean;
  onToggle: () => void;
}

/** A crew member with their days, what they know of them, and their link. */
export function DaysRow({ person, isChosen, onToggle }: DaysRowProps) {
  const { name, avatarUrl, days, skip } = person;
  return (
    <li className="flex min-h-14 items-center gap-2 border-line py-1.5 [li+&]:border-t">
      <label
        className={cn(
          'relative flex min-w-0 flex-1 items-center gap-3.5 self-stretch',
          skip === null && 'cursor-pointer',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={skip !== null}
          onChange={onToggle}
          aria-label={conventionDaysWords('sendTo', { name })}
          className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-line-field peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-on peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-disabled:opacity-50 [&_svg]:invisible peer-checked:[&_svg]:visible"
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
        <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} />
        <span className="min-w-0">
          <b dir="auto" className="block truncate font-[560] text-base leading-snug">
            {name}
          </b>
          {days.map((each) => (
            <span key={each.day} className="num block text-ink-2 text-sm">
              {dayWords(each)}
            </span>
          ))}
          <span className="num block text-ink-3 text-xs">{standingWords(person)}</span>
        </span>
      </label>
      <Button
        variant="ghost"
        size="sm"
        className="size-target px-0"
        aria-label={conventionDaysWords('copyLinkOf', { name })}
        disabled={skip === 'linkOff'}
        onClick={() => void copyLink(person)}
      >
        <Copy aria-hidden />
      </Button>
    </li>
  );
}

function dayWords({ day, shoots, from }: PersonDays['days'][number]): string {
  const count = conventionDaysWords('shoots', { count: shoots });
  return from === null
    ? conventionDaysWords('dayUntimed', { day: formatShortDay(day), shoots: count })
    : conventionDaysWords('day', {
        day: formatShortDay(day),
        shoots: count,
        time: formatTime(from),
      });
}

const skipWords: Readonly<Record<DaysSkip, string>> = {
  noAddress: conventionDaysWords('noAddress'),
  unsubscribed: conventionDaysWords('unsubscribed'),
  linkOff: conventionDaysWords('linkOff'),
  mailboxLimit: conventionDaysWords('mailboxLimit'),
};

function standingWords({ skip, isOnItsWay, isSent, sentAt }: PersonDays): string {
  if (skip !== null) return skipWords[skip];
  if (isOnItsWay) return conventionDaysWords('onItsWay');
  if (sentAt === null) return conventionDaysWords('notSent');
  const moment = formatRecentMoment(sentAt);
  return isSent
    ? conventionDaysWords('sentAt', { moment })
    : conventionDaysWords('partSent', { moment });
}

async function copyLink(person: PersonDays): Promise<void> {
  try {
    const url = await linkOfDays(person);
    const isCopied = await copyText(url);
    const description = isCopied ? conventionDaysWords('onlyFor', { name: person.name }) : url;
    toast({
      title: isCopied ? conventionDaysWords('copied') : conventionDaysWords('copyByHand'),
      description,
    });
  } catch (error) {
    toastError(sentenceOf(error, conventionDaysWords('linkFailed')));
  }
}
