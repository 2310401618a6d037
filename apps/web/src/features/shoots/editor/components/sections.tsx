import type { ShootDetail } from '@lensemble/contract/shoots';
import type { ReactNode } from 'react';
import { AfterwardsSection } from '@/features/shoots/editor/afterwards/afterwards-section.tsx';
import { CommentsSection } from '@/features/shoots/editor/comments/comments-section.tsx';
import type { ShootEditorState } from '@/features/shoots/editor/hooks/use-shoot-editor.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import { ConventionSection } from '@/features/shoots/editor/links/convention-section.tsx';
import { CostumesSection } from '@/features/shoots/editor/links/costumes-section.tsx';
import { CrewSection } from '@/features/shoots/editor/links/crew-section.tsx';
import { EquipmentSection } from '@/features/shoots/editor/links/equipment-section.tsx';
import { LocationSection } from '@/features/shoots/editor/links/location-section.tsx';
import { PropsSection } from '@/features/shoots/editor/links/props-section.tsx';
import { HereNow } from '@/features/shoots/editor/live/here-now.tsx';
import { LiveSection } from '@/features/shoots/editor/live/live-section.tsx';
import { PackingSection } from '@/features/shoots/editor/packing/packing-section.tsx';
import { PollPart } from '@/features/shoots/editor/poll/poll-part.tsx';
import { ReadinessSection } from '@/features/shoots/editor/readiness/readiness-section.tsx';
import { ReferencesSection } from '@/features/shoots/editor/references/references-section.tsx';
import { ShotListSection } from '@/features/shoots/editor/shot-list/shot-list-section.tsx';
import { ActivitySection } from '../activity/activity-section.tsx';
import { InstagramSection } from '../instagram/instagram-section.tsx';
import { ScheduleStrip } from '../schedule/schedule-strip.tsx';
import { SharingSection } from '../sharing/sharing-section.tsx';
import { ColorSection } from './color-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { TitleField } from './title-field.tsx';
import { TitleSuggestion } from './title-suggestion.tsx';

interface SectionProps {
  /** Null for a new shoot. */
  readonly shoot: ShootDetail | null;
  readonly editor: ShootEditorState;
}

type Part = 'head' | 'plan' | 'main' | 'side';

interface Section {
  readonly part: Part;
  readonly render: (props: SectionProps) => ReactNode;
}

const title: Section = {
  part: 'head',
  render: ({ shoot }) => (
    <>
      {/* The space below is not part of the section: notes on the title stand there. */}
      <div className="mb-3 flex items-start gap-3 md:mb-4">
        <div className="min-w-0 flex-1">
          <TitleField autoFocus={shoot === null} />
        </div>
        <HereNow />
      </div>
      <TitleSuggestion />
    </>
  ),
};
const schedule: Section = {
  part: 'plan',
  render: ({ shoot }) => <ScheduleStrip shootId={shoot?.id ?? null} />,
};
const location: Section = {
  part: 'side',
  render: ({ shoot }) => <LocationSection shootId={shoot?.id ?? null} />,
};
const crew: Section = { part: 'side', render: ({ shoot }) => <CrewSection shoot={shoot} /> };
const instagram: Section = { part: 'main', render: () => <InstagramSection /> };

/**
 * The section of each field, in the order of a narrow screen: when, where, who, what. A field without a section does not
 * compile.
 */
const sections: Readonly<
  Record<
    | keyof EditorForm
    | 'readiness'
    | 'shots'
    | 'packing'
    | 'references'
    | 'comments'
    | 'isPublic'
    | 'poll'
    | 'activity'
    | 'afterwards',
    Section
  >
> = {
  title,
  status: schedule,
  date: schedule,
  time: schedule,
  timeZone: schedule,
  durationMinutes: schedule,
  setUpMinutes: schedule,
  strikeMinutes: schedule,
  reminder: schedule,
  poll: { part: 'head', render: ({ shoot }) => shoot && <PollPart shoot={shoot} /> },
  readiness: { part: 'side', render: ({ shoot }) => <ReadinessSection shoot={shoot} /> },
  locationId: location,
  secondLocationId: location,
  convention: { part: 'side', render: () => <ConventionSection /> },
  participants: crew,
  dayContact: crew,
  description: { part: 'main', render: () => <DescriptionSection /> },
  costumeIds: { part: 'main', render: () => <CostumesSection /> },
  propIds: { part: 'main', render: () => <PropsSection /> },
  equipment: { part: 'side', render: () => <EquipmentSection /> },
  shots: { part: 'main', render: ({ shoot }) => <ShotListSection shoot={shoot} /> },
  packing: { part: 'main', render: ({ shoot }) => <PackingSection shoot={shoot} /> },
  references: {
    part: 'main',
    render: ({ shoot, editor }) => <ReferencesSection shoot={shoot} queue={editor.queue} />,
  },
  comments: { part: 'main', render: ({ shoot }) => shoot && <CommentsSection shoot={shoot} /> },
  instagramLinks: instagram,
  linkDraft: instagram,
  isPublic: {
    part: 'side',
    render: ({ shoot, editor }) => (
      <SharingSection shoot={shoot} wanted={editor.wanted} onShare={editor.share} />
    ),
  },
  afterwards: { part: 'main', render: ({ shoot }) => <AfterwardsSection shoot={shoot} /> },
  color: { part: 'side', render: () => <ColorSection /> },
  activity: { part: 'main', render: ({ shoot }) => shoot && <ActivitySection shoot={shoot} /> },
};

/** The sections of some parts of the screen, without duplicates. */
export function SectionsIn({ parts, ...props }: SectionProps & { parts: readonly Part[] }) {
  const shown = Object.entries(sections).filter(
    ([, section], index, all) =>
      parts.includes(section.part) && all.findIndex(([, other]) => other === section) === index,
  );
  return shown.map(([field, section]) => (
    <LiveSection key={field} fields={fieldsOf(section)}>
      {section.render(props)}
    </LiveSection>
  ));
}

const fieldsOf = (section: Section) =>
  Object.entries(sections).flatMap(([field, each]) => (each === section ? field : []));
