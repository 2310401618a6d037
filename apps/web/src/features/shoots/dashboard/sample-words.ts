import type { SampleData, SampleKind } from '@lensemble/contract/sample-data';
import { pageLocale } from '@lensemble/messages/page-language';
import { dashboardSampleWords } from '@lensemble/messages/web/dashboard-samples';

const counted: Readonly<Record<SampleKind, (count: number) => string>> = {
  shoots: (count) => dashboardSampleWords('shoots', { count }),
  personnel: (count) => dashboardSampleWords('personnel', { count }),
  locations: (count) => dashboardSampleWords('locations', { count }),
  costumes: (count) => dashboardSampleWords('costumes', { count }),
  props: (count) => dashboardSampleWords('props', { count }),
  equipment: (count) => dashboardSampleWords('equipment', { count }),
  kits: (count) => dashboardSampleWords('kits', { count }),
};

const kinds = Object.keys(counted) as readonly SampleKind[];

const list = new Intl.ListFormat(pageLocale, { type: 'conjunction' });

/** What a removal deletes, in one sentence. */
export function goesWords(goes: SampleData['goes']): string {
  const parts = kinds.filter((kind) => goes[kind] > 0).map((kind) => counted[kind](goes[kind]));
  if (parts.length === 0) return dashboardSampleWords('deletesNothing');
  return dashboardSampleWords('deletes', { things: list.format(parts) });
}
