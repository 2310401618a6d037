import type { ShootDetail } from '@lensemble/contract/shoots';
import { useEffect } from 'react';
import { randomId } from '@/lib/calls/random-key.ts';
import type { DayClient, DayView } from '@/lib/day/day-client.ts';
import { changeOf } from '@/lib/day/new-operation.ts';
import type { Marks } from '../hooks/use-marks.ts';
import type { News } from '../hooks/use-news.ts';
import type { Uploads } from '../hooks/use-uploads.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { moveRestOf } from '../lib/move-rest.ts';
import { newShotWith } from '../lib/new-shot.ts';
import { type AddedShot, AddSheet } from './add-sheet.tsx';
import { ChangesSheet } from './changes-sheet.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { MapSheet, placedAt } from './map-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { PersonSheet } from './person-sheet.tsx';
import type { TitleOf } from './refused-change.tsx';

export type OpenSheet =
  | { readonly sheet: 'add' | 'move' | 'changes' | 'map' }
  | { readonly sheet: 'person' | 'entry'; readonly id: string }
  | { readonly sheet: 'note'; readonly entry: Entry };

interface DaySheetProps {
  open: OpenSheet;
  account: string;
  shoot: ShootDetail;
  view: Pick<DayView, 'pending' | 'refused'>;
  day: DayOfPlan;
  client: DayClient;
  uploads: Uploads;
  news: News | null;
  titleOf: TitleOf;
  marks: Marks;
  onOpen: (open: OpenSheet) => void;
  onClose: () => void;
}

/** The sheet that is open over the day. */
export function DaySheet(props: DaySheetProps) {
  const {
    open,
    account,
    shoot,
    view,
    day,
    client,
    uploads,
    news,
    titleOf,
    marks,
    onOpen,
    onClose,
  } = props;
  switch (open.sheet) {
    case 'add': {
      const add = ({ picture, isNext, ...fields }: AddedShot) => {
        const id = randomId();
        client.apply(newShotWith(id, fields, isNext ? day.current?.id : undefined));
        if (picture) void uploads.add(id, picture);
        onClose();
      };
      return <AddSheet {...{ shoot, day, onClose }} onAdd={add} />;
    }
    case 'move': {
      const move = moveRestOf(client, shoot.title, day.entries);
      return (
        <MoveSheet
          day={day}
          onMove={(...chosen) => {
            move(...chosen);
            onClose();
          }}
          onClose={onClose}
        />
      );
    }
    case 'person': {
      const person = shoot.participants.find(({ id }) => id === open.id);
      if (!person) return <Gone onClose={onClose} />;
      return <PersonSheet {...{ person, onClose }} shootId={shoot.id} />;
    }
    case 'entry': {
      const entry = day.entries.find(({ id }) => id === open.id);
      if (!entry) return <Gone onClose={onClose} />;
      return (
        <EntrySheet
          {...{ shoot, day, entry, marks, onClose }}
          ownPictures={uploads.pictures}
          onNote={() => onOpen({ sheet: 'note', entry })}
        />
      );
    }
    case 'map': {
      const place = placedAt(shoot);
      return place && <MapSheet {...{ account, place, onClose }} shootId={shoot.id} />;
    }
    case 'changes':
      return <ChangesSheet {...{ view, client, uploads, news, shoot, titleOf, onClose }} />;
    case 'note':
      return (
        <NoteSheet
          entry={open.entry}
          onSave={(notes) => {
            if (notes !== open.entry.notes) client.apply(changeOf(open.entry, { notes }));
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}

/** Closes a sheet whose subject another member has deleted. Otherwise it would open again once that is undone. */
function Gone({ onClose }: Pick<DaySheetProps, 'onClose'>) {
  useEffect(onClose);
  return null;
}
