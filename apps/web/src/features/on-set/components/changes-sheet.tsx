import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { Operation } from '@lensemble/contract/operations';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { deviceWords } from '@lensemble/messages/web/device';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Button } from '@/components/ui/button.tsx';
import type { DayClient, DayView } from '@/lib/day/day-client.ts';
import { changeWords } from '@/lib/device/change-words.ts';
import type { KeptUpload } from '@/lib/device/database.ts';
import { toast } from '@/lib/shell/toast.ts';
import type { News } from '../hooks/use-news.ts';
import type { Uploads } from '../hooks/use-uploads.ts';
import { megabytes, percent } from '../lib/upload-words.ts';
import { NewsList } from './news-list.tsx';
import { RefusedChange, type TitleOf } from './refused-change.tsx';
import { Sheet } from './sheet.tsx';

interface ChangesSheetProps {
  view: Pick<DayView, 'pending' | 'refused'>;
  client: DayClient;
  uploads: Uploads;
  news: News | null;
  shoot: ShootDetail;
  titleOf: TitleOf;
  onClose: () => void;
}

/** Names each change that waits on this device, that was sent since the network is back, or that was not applied, and what others did. */
export function ChangesSheet(props: ChangesSheetProps) {
  const { view, client, uploads, news, shoot, titleOf, onClose } = props;
  const sent = news?.sent ?? [];
  const isEmpty = view.pending.length + view.refused.length + uploads.waiting.length === 0;
  return (
    <Sheet
      title={deviceWords('changes')}
      onClose={onClose}
      footer={
        <Button className="min-h-14 flex-1 rounded-xl" onClick={onClose}>
          {onSetWords('close')}
        </Button>
      }
    >
      {isEmpty && <p className="text-ink-2">{deviceWords('allSent')}</p>}
      {view.refused.map((refused) => (
        <RefusedChange
          key={`${refused.operation.id} ${refused.reason}`}
          {...{ refused, client, titleOf }}
        />
      ))}
      {uploads.waiting.length > 0 && (
        <ul className="grid gap-2">
          {uploads.waiting.map((upload) => (
            <Picture
              key={upload.shotId}
              {...{ upload, uploads }}
              name={deviceWords('picture', {
                title: titleOf(upload.shotId) ?? deviceWords('entry'),
              })}
            />
          ))}
        </ul>
      )}
      {view.pending.length + sent.length > 0 && (
        <ul>
          {sent.map((operation) => (
            <Line key={operation.id} {...{ operation, titleOf, shoot }} isSent />
          ))}
          {view.pending.map((operation) => (
            <Line key={operation.id} {...{ operation, titleOf, shoot }} />
          ))}
        </ul>
      )}
      {news && news.others.length > 0 && <NewsList {...{ shoot, titleOf }} others={news.others} />}
    </Sheet>
  );
}

interface LineProps extends Pick<ChangesSheetProps, 'titleOf' | 'shoot'> {
  operation: Operation;
  isSent?: boolean;
}

const Line = ({ operation, titleOf, shoot, isSent }: LineProps) => (
  <li className="flex min-h-13 items-center gap-3 border-line border-b py-1.5 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
    <span className="min-w-0 flex-1">
      <span className="block [overflow-wrap:anywhere]">{changeWords(operation, titleOf)}</span>
      <small className="num text-ink-3 text-xs">
        {formatTime(timeOf(Date.parse(operation.at), shoot.timeZone))}
      </small>
    </span>
    <span
      className={`shrink-0 font-[560] text-xs ${isSent ? 'text-ready-text' : 'text-planning-text'}`}
    >
      {isSent ? deviceWords('sent') : deviceWords('waits')}
    </span>
  </li>
);

interface PictureProps {
  upload: KeptUpload;
  uploads: Uploads;
  name: string;
}

/** A picture that waits. One that the server did not take can be sent again, saved or removed. */
function Picture({ upload, uploads, name }: PictureProps) {
  const { refused, shotId } = upload;
  const url = uploads.pictures.get(shotId);
  const fraction = uploads.sent?.shotId === shotId ? uploads.sent.fraction : undefined;
  const remove = async () => {
    await uploads.remove(upload);
    toast({
      title: deviceWords('pictureRemoved'),
      action: { label: onSetWords('undo'), run: () => void uploads.keep(upload) },
    });
  };
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface-1 p-2">
      <div className="flex items-center gap-3">
        {url && <img src={url} alt="" className="size-13 shrink-0 rounded-sm object-cover" />}
        <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {name}
          {refused !== undefined && <span className="block text-danger-text">{refused}</span>}
          <small className="num block text-ink-3 text-xs">{megabytes(upload.picture.size)}</small>
        </p>
        {refused === undefined && (
          <span className="num shrink-0 px-1.5 font-[560] text-planning-text text-xs">
            {fraction === undefined ? deviceWords('waits') : percent(fraction)}
          </span>
        )}
      </div>
      {fraction !== undefined && (
        <span
          className="block h-1 rounded-full bg-accent"
          style={{ inlineSize: `${Math.round(fraction * 100)}%` }}
        />
      )}
      {refused !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" className="min-h-14 flex-1" onClick={() => void remove()}>
            {deviceWords('removePicture')}
          </Button>
          {url && (
            <Button asChild className="min-h-14 flex-1">
              <a href={url} download={upload.name}>
                {deviceWords('savePicture')}
              </a>
            </Button>
          )}
          <Button className="min-h-14 flex-1" onClick={() => void uploads.retry(upload)}>
            {deviceWords('tryAgain')}
          </Button>
        </div>
      )}
    </li>
  );
}
