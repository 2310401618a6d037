export const costumeStatuses = ['planning', 'in-progress', 'completed'] as const;
export type CostumeStatus = (typeof costumeStatuses)[number];

export const costumeStatusLabels: Readonly<Record<CostumeStatus, string>> = {
  planning: 'Planning',
  'in-progress': 'In Progress',
  completed: 'Completed',
};
