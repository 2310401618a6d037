export const callSheetFormats = ['pdf', 'docx'] as const;
export type CallSheetFormat = (typeof callSheetFormats)[number];

/** The path of a shoot's call sheet in its current state. It is a 404 for non-members. */
export const callSheetAddress = (teamId: string, shootId: string, format: CallSheetFormat) =>
  `/api/team/${teamId}/shoots/${shootId}/call-sheet.${format}`;
