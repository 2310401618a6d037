/** The forms in which a call sheet can be had from the server itself. */
export const callSheetFormats = ['pdf', 'docx'] as const;
export type CallSheetFormat = (typeof callSheetFormats)[number];

/**
 * The address of a shoot's call sheet, made from what the shoot is at that moment. Only members of the team can open it,
 * whichever team is active; to everybody else it is a 404. `pdf` is shown in the browser, `docx` downloaded.
 */
export const callSheetAddress = (teamId: string, shootId: string, format: CallSheetFormat) =>
  `/api/team/${teamId}/shoots/${shootId}/call-sheet.${format}`;
