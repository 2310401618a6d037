import type { ShootDetail } from '@lensemble/contract/shoots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailPreview } from './email-preview.tsx';

test.each([
  ['asks for a person while one can get the email', true, 'Choose a person to read their email.'],
  ['says that no one can get the email', false, 'No one in the crew can get this email.'],
])('the preview without a chosen person %s', (_, canSend, text) => {
  // Without a chosen person, only the crew is read.
  const shoot = { participants: [] as ShootDetail['participants'] } as ShootDetail;
  const chosen: string[] = [];
  const preview = <EmailPreview {...{ shoot, chosen, canSend }} line="" attachPdf={false} />;
  expect(renderToStaticMarkup(preview)).toContain(text);
});
