import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { participantCall } from '@/testing/participant-call.ts';
import { CallWords } from './call-words.tsx';

const changes = { date: { before: '2126-11-21', now: '2126-11-22' } };

test('who is asked again has what changed, and the time of asking only if they were asked', () => {
  const again = participantCall('yuki', { state: 'askedAgain', changes });
  const words = renderToStaticMarkup(<CallWords call={again} />);
  expect(words).toContain('the date has moved');
  expect(words).not.toContain('<time');
  const asked = { ...again, at: '2126-11-03T10:00:00.000Z' };
  expect(renderToStaticMarkup(<CallWords call={asked} />)).toContain('<time');
});
