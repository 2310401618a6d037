import type { CrewMember } from '@lensemble/contract/personnel';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { expect, test } from 'vitest';
import { reminderRecipients } from './reminder-recipients.ts';

const guest = (name: string, email: string | null) => ({
  personnelId: null,
  name,
  email,
  callTime: null,
  role: 'Model',
  costumeIds: [],
});
const member = (id: string, email: string | null, mailTrouble: string | null) =>
  ({ id, name: `Member ${id}`, email, mailTrouble }) as CrewMember;
const asMember = (id: string) => ({ ...guest('', null), personnelId: id, name: null });

test('crew members get it at their address in the crew list, guests at their own', () => {
  const crew = [member('1', 'one@example.org', null), member('2', null, null)];
  const participants = [asMember('1'), asMember('2'), guest('Ines', 'ines@example.org')];
  expect(reminderRecipients(participants, crew, [])).toEqual({
    people: [
      { name: 'Member 1', role: 'Model', email: 'one@example.org', trouble: null },
      { name: 'Ines', role: 'Model', email: 'ines@example.org', trouble: null },
    ],
    addresses: 2,
    withoutAddress: [{ name: 'Member 2', role: 'Model', participantId: null }],
    unsubscribed: [],
  });
});

test('knows the stored participants without an address, who have a personal link', () => {
  const crew = [member('1', null, null), member('2', null, null)];
  const participants = [asMember('1'), asMember('2'), { ...guest('Kim', null), id: 'k' }];
  const stored = [{ id: 's', personnelId: '1' }] as unknown as ShootDetail['participants'];
  const { withoutAddress } = reminderRecipients(participants, crew, stored);
  expect(withoutAddress.map(({ participantId }) => participantId)).toEqual(['s', null, 'k']);
});

test('names who unsubscribed, and tries again where mail was refused', () => {
  const crew = [
    member('1', 'one@example.org', 'unsubscribed'),
    member('2', 'two@example.org', '550 5.1.1'),
  ];
  expect(reminderRecipients([asMember('1'), asMember('2')], crew, [])).toMatchObject({
    people: [{ name: 'Member 2', trouble: '550 5.1.1' }],
    unsubscribed: ['Member 1'],
  });
});

test('people who share an address get one mail, and a guest at the address of the crew shares its trouble', () => {
  const crew = [member('1', 'one@example.org', 'unsubscribed')];
  const participants = [
    guest('Ines', 'both@example.org'),
    guest('Noah', 'Both@example.org'),
    guest('Kim', 'ONE@example.org'),
  ];
  expect(reminderRecipients(participants, crew, [])).toMatchObject({
    people: [{ name: 'Ines' }, { name: 'Noah' }],
    addresses: 1,
    unsubscribed: ['Kim'],
  });
});
