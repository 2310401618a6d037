import type { ActivityEntry } from '@lensemble/contract/activity';
import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { activityWords } from '@lensemble/messages/web/activity';
import { deviceWords } from '@lensemble/messages/web/device';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Avatar } from '@/components/ui/avatar.tsx';
import type { GroupedNews } from '../lib/group-news.ts';
import { usePictureOf } from './pictures.tsx';
import type { TitleOf } from './refused-change.tsx';

interface NewsListProps {
  shoot: ShootDetail;
  others: readonly GroupedNews[];
  titleOf: TitleOf;
}

/** What others did while this device had no network. */
export function NewsList({ shoot, others, titleOf }: NewsListProps) {
  const pictureOf = usePictureOf();
  return (
    <section>
      <h3 className="font-[560] text-ink-2">{onSetWords('othersDid')}</h3>
      <ul>
        {others.map((each) => {
          const { id, createdAt, author } = each.entry;
          const name = author ?? activityWords('system');
          const person = shoot.participants.find((other) => other.name === name);
          return (
            <li key={id} className="flex min-h-13 items-center gap-3 border-line border-b py-1.5">
              <Avatar name={name} src={pictureOf(person?.avatarUrl, 'small')} />
              <span className="min-w-0 flex-1 text-ink-2 [overflow-wrap:anywhere]">
                {wordsOf(each, name, titleOf).map((part, index) =>
                  part === name ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
                    <b key={index} className="font-[600] text-ink">
                      {part}
                    </b>
                  ) : (
                    part
                  ),
                )}
              </span>
              <small className="num text-ink-3 text-xs">
                {formatTime(timeOf(Date.parse(createdAt), shoot.timeZone))}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function wordsOf({ entry, count }: GroupedNews, author: string, titleOf: TitleOf): string[] {
  const { action, subjectId } = entry;
  if (count > 1) return onSetWords.parts('othersMany', { author, count });
  const title = titleOf(subjectId) ?? entry.title ?? deviceWords('entry');
  const values = { author, title };
  if (action === 'created') return activityWords.parts('created', values);
  if (action === 'deleted') return activityWords.parts('deleted', values);
  if (action === 'restored') return activityWords.parts('restored', values);
  const changes = [...entry.fields, ...entry.lists.flatMap(({ fields }) => fields)];
  const changeOf = (name: ActivityEntry['fields'][number]['field']) =>
    changes.find(({ field }) => field === name);
  const state = changeOf('state')?.to;
  if (state === 'done') return onSetWords.parts('othersDone', values);
  if (state === 'skipped') return onSetWords.parts('othersSkipped', values);
  if (changeOf('packedAt')?.to) return onSetWords.parts('othersPacked', values);
  const minutes = changeOf('minutes');
  const more = Number(minutes?.to ?? 0) - Number(minutes?.from ?? 0);
  if (more > 0) return onSetWords.parts('othersMore', { ...values, count: more });
  if (more < 0) return onSetWords.parts('othersLess', { ...values, count: -more });
  return activityWords.parts('changed', values);
}
