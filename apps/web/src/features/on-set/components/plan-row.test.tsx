import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanRow } from './plan-row.tsx';

test('an entry that is done says when it began and when it was done', () => {
  const row = renderToStaticMarkup(
    <ol>
      <PlanRow
        id="crown"
        kind="shot"
        name="Crown"
        state="done"
        minutes={20}
        isPinned={false}
        isNow={false}
        expected="3:30 PM"
        doneAt="4:02 PM"
        planned="3:30 PM"
        tooDark={undefined}
        picture={undefined}
        reference={undefined}
        placeholder={undefined}
        onOpenAgain={() => undefined}
      />
    </ol>,
  );
  expect(row).toMatch(/3:30 PM.*Crown.*Done 4:02 PM/s);
});
