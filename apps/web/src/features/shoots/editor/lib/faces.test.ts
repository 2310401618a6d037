import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { joinFaces, linkedFaces, namesFrom, noFaces } from './faces.ts';

const picture = { imageUrl: null, imagePlaceholder: null };
const prop = (propId: string, name: string) => ({
  ...picture,
  propId,
  name,
  description: 'Foam',
  available: true,
});

describe('how items look in the editor', () => {
  it('is known from what is linked to the shoot', () => {
    const faces = linkedFaces(aShoot({ props: [prop('sword', 'Excalibur')] }));
    expect(faces.props.get('sword')).toMatchObject({ name: 'Excalibur', detail: 'Foam' });
    expect(namesFrom(noFaces, faces)('props', 'sword')).toBe('Excalibur');
  });

  it('has the todos of a costume until it is completed', () => {
    const costume = (status: 'planning' | 'completed') => ({
      ...{ ...picture, costumeId: status, characterName: 'Selkie', seriesName: null, notes: null },
      ...{ status, todos: ['Hem'] },
    });
    const { costumes } = linkedFaces(
      aShoot({ costumes: [costume('planning'), costume('completed')] }),
    );
    expect(costumes.get('planning')?.todos).toEqual(['Hem']);
    expect(costumes.get('completed')?.todos).toEqual([]);
  });

  it('says so where nothing is known', () => {
    expect(namesFrom(noFaces)('costumes', 'x')).toBe('No longer available');
  });

  it('knows the time at a location from the shoot that takes place there', () => {
    const shoot = aShoot();
    const arrival = { parking: null, meetingPoint: null, hospital: null };
    const words = { name: 'Nave', address: null, notes: null, ...arrival };
    const there = { id: 'nave', ...words, ...picture };
    const placeAt = (latitude: number | null) =>
      linkedFaces({
        ...shoot,
        location: { ...there, placeId: 'x', latitude, longitude: latitude },
      }).locations.get('nave')?.place;
    expect(placeAt(43)).toEqual({
      ...{ placeId: 'x', latitude: 43, longitude: 43, timeZone: 'Europe/Berlin' },
    });
    expect(placeAt(null)).toMatchObject({ timeZone: null });
  });

  it('is what was heard last', () => {
    const before = linkedFaces(aShoot({ props: [prop('sword', 'Excalibur')] })).props;
    const after = linkedFaces(aShoot({ props: [prop('sword', 'Caliburn')] })).props;
    expect(joinFaces(before, after).get('sword')?.name).toBe('Caliburn');
  });
});
