export const en = {
  duplicate: 'Duplicate Shoot',
  withReferences: 'A copy of {title} with everything linked to it and its references.',
  keepDateQuestion: 'A copy of {title} with everything linked to it. Keep the date, {date}?',
  keepDate: 'Keep the date',
  noDate: 'No date',
  duplicateNow: 'Duplicate',
  duplicated: 'Shoot duplicated',
  duplicateFailed: 'Failed to duplicate shoot',
  saveAsTemplate: 'Save as Template',
  templateKeeps:
    'Keeps the saved plan of {title} with its crew, costumes, props and gear, but not its title, date or pictures.',
  templateName: 'Name',
  templateExample: 'Studio, two lights',
  save: 'Save',
  saving: 'Saving...',
  templateSaved: 'Template saved',
  templateFailed: 'Failed to save the template',
} as const;
