import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueKind } from './catalogue-kinds.ts';
import { costumes } from './costumes.ts';
import { equipment } from './equipment.ts';
import { fieldErrors } from './errors.ts';
import { kits } from './kits.ts';
import { locations } from './locations.ts';
import { personnel } from './personnel.ts';
import { props } from './props.ts';

const all = { personnel, equipment, locations, props, costumes, kits } satisfies Readonly<
  Record<CatalogueKind, unknown>
>;
const told = (result: { error?: Parameters<typeof fieldErrors>[0] }) =>
  result.error ? fieldErrors(result.error) : 'accepted';
const PICTURE = '/storage/shoot-images/public/props/1-a.webp';

describe('a new item', () => {
  it.each([
    ['personnel', { name: ' Mira ' }, { name: 'Mira', email: null, phone: null, available: true }],
    [
      'equipment',
      { name: 'A7 IV', category: 'Camera' },
      { quantity: 1, available: true, description: null },
    ],
    ['locations', { name: 'Abbey' }, { address: null, placeId: null, latitude: null }],
    ['props', { name: 'Excalibur' }, { available: true, description: null, imageUrl: null }],
    ['kits', { name: 'Repair' }, { equipment: [], lines: [], storagePlace: null }],
    ['costumes', { characterName: 'Nimue' }, { status: 'planning', todos: [], seriesName: null }],
  ] as const)('of %s needs no more than %j', (kind, body, rest) => {
    expect(all[kind].create.body?.parse(body)).toMatchObject(rest);
  });

  it.each([
    ['personnel', {}, { name: 'Name is required' }],
    ['personnel', { name: '\u200b' }, { name: 'Name is required' }],
    ['personnel', { name: 'A', email: 'nobody' }, { email: 'Please enter a valid email address' }],
    ['equipment', {}, { name: 'Name is required', category: 'Category is required' }],
    [
      'equipment',
      { name: 'A', category: 'B', quantity: 0 },
      { quantity: 'Quantity must be at least 1' },
    ],
    [
      'equipment',
      { name: 'A', category: 'B', quantity: '1.5' },
      { quantity: 'Quantity must be a whole number' },
    ],
    ['locations', { address: ' , Chiusdino' }, { name: 'Name is required' }],
    [
      'locations',
      { name: 'A', latitude: 91, longitude: 0 },
      { latitude: 'Latitude must be a number from -90 to 90' },
    ],
    [
      'locations',
      { name: 'A', latitude: 43 },
      { longitude: 'Latitude and longitude must be set together' },
    ],
    ['props', { name: ' ' }, { name: 'Name is required' }],
    ['costumes', {}, { characterName: 'Character name is required' }],
    ['costumes', { characterName: 'A', status: 'ready' }, { status: 'Please choose a status' }],
    ['kits', { name: 'A', equipment: [{ equipmentId: 1 }] }, ['equipment.0.equipmentId']],
    ['props', { name: 'A', imageUrl: 'https://evil.example/a.webp' }, ['imageUrl']],
    ['props', { name: 'A', owner: 1 }, { owner: 'This field is not known' }],
  ] as const)('of %s is refused: %j', (kind, body, fields) => {
    const refusal = told(all[kind].create.body!.safeParse(body));
    if (Array.isArray(fields)) expect(Object.keys(refusal)).toEqual(fields);
    else expect(refusal).toEqual(fields);
  });

  it('takes its fields in snake case as well', () => {
    const body = { character_name: 'Nimue', series_name: 'Arthurian legend', image_url: null };
    expect(costumes.create.body?.parse(body)).toMatchObject({ seriesName: 'Arthurian legend' });
  });

  it('has the name of its address where none was typed', () => {
    const address = 'Abbazia di San Galgano, 53012 Chiusdino';
    expect(locations.create.body?.parse({ address })).toMatchObject({
      name: 'Abbazia di San Galgano',
    });
  });

  it('keeps the first entry of each piece of equipment in a kit, and lines that say something', () => {
    const [a, b] = ['5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95', '5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a96'];
    const equipment = [
      { equipmentId: b, quantity: 2 },
      { equipmentId: a },
      { equipmentId: b, quantity: 9 },
    ];
    expect(kits.create.body?.parse({ name: 'A', equipment, lines: [' Pins ', ' '] })).toMatchObject(
      {
        equipment: [
          { equipmentId: b, quantity: 2 },
          { equipmentId: a, quantity: 1 },
        ],
        lines: ['Pins'],
      },
    );
  });

  it('keeps todos that say something, trimmed', () => {
    const todos = [' Dye ', '', '  ', 'Sew'];
    expect(costumes.create.body?.parse({ characterName: 'A', todos })).toMatchObject({
      todos: ['Dye', 'Sew'],
    });
  });

  it('never throws, whatever comes', () => {
    const anyKind = fc.constantFrom(...Object.values(all));
    const anyField = fc.constantFrom('name', 'characterName', 'todos', 'latitude', 'quantity', 'x');
    fc.assert(
      fc.property(anyKind, fc.dictionary(anyField, fc.anything()), (kind, body) => {
        expect(typeof kind.create.body?.safeParse(body).success).toBe('boolean');
        expect(typeof kind.update.body?.safeParse(body).success).toBe('boolean');
      }),
    );
  });
});

describe('a change', () => {
  it.each(Object.values(all))('says at least something ($kind)', (kind) => {
    expect(told(kind.update.body!.safeParse({}))).toEqual({ '': 'There is nothing to change' });
  });

  it('leaves out what it does not name', () => {
    expect(props.update.body?.parse({ available: false })).toEqual({ available: false });
    expect(props.update.body?.parse({ imageUrl: PICTURE })).toEqual({ imageUrl: PICTURE });
  });

  it('moves a place by both coordinates or by none', () => {
    const refused = { longitude: 'Latitude and longitude must be set together' };
    const change = locations.update.body!;
    expect(told(change.safeParse({ latitude: 43.1 }))).toEqual(refused);
    expect(told(change.safeParse({ latitude: 43.1, longitude: null }))).toEqual(refused);
    expect(told(change.safeParse({ latitude: 43.1, longitude: 11.2 }))).toBe('accepted');
    expect(told(change.safeParse({ latitude: null, longitude: null }))).toBe('accepted');
  });
});
