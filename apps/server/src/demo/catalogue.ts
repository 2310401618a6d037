import type { costumeStatuses } from '@lensemble/contract/costume-status';
import { itemsOf } from './items.ts';

interface Costume {
  readonly characterName: string;
  readonly seriesName?: string;
  readonly status: (typeof costumeStatuses)[number];
  readonly notes?: string;
  readonly todos?: readonly string[];
  readonly storagePlace?: string;
  readonly picture: string;
}

export const costumes = itemsOf<Costume>()({
  morgan: {
    characterName: 'Morgan le Fay',
    seriesName: 'Arthurian legend',
    status: 'completed',
    notes: 'Crown rides in its own box. Wig pins in the lid.',
    picture: 'studio',
    storagePlace: 'Garment rail',
  },
  nimue: {
    characterName: 'Nimue',
    seriesName: 'Arthurian legend',
    status: 'in-progress',
    todos: ['Second veil', 'Pearls along the neckline', 'Waterproof the hem'],
    picture: 'moonsea',
    storagePlace: 'Garment rail',
  },
  accolon: {
    characterName: 'Accolon of Gaul',
    seriesName: 'Le Morte d’Arthur',
    status: 'in-progress',
    todos: ['Rivet the left greave', 'Age the surcoat'],
    picture: 'castle',
  },
  snowQueen: {
    characterName: 'The Snow Queen',
    seriesName: 'Hans Christian Andersen',
    status: 'in-progress',
    notes: 'Train comes off with two snaps, left hip. Keep the staff upright in the van.',
    todos: [
      'Dye second underskirt',
      'Rewire the staff LED',
      'Seal resin shards',
      'Sew snaps to the train',
      'Frost the wig ends',
    ],
    picture: 'aurora',
    storagePlace: 'Garment rail',
  },
  kitsune: {
    characterName: 'Kitsune Bride',
    seriesName: 'Japanese folklore',
    status: 'in-progress',
    notes: 'Needs one dresser and ten minutes.',
    todos: [
      'Rebalance tail harness',
      'Hem the uchikake',
      'Repaint mask ears',
      'Line the parasol',
      'Second pair of tabi',
      'Silk cord for the obi',
      'Lantern handles',
    ],
    picture: 'blossom',
    storagePlace: 'Mira’s wardrobe',
  },
  babaYaga: {
    characterName: 'Baba Yaga',
    seriesName: 'Slavic folklore',
    status: 'planning',
    todos: ['Draft the coat', 'Find a birch broom', 'Hat wire', 'Chicken leg, full size?'],
    picture: 'candle',
  },
  brunnhilde: {
    characterName: 'Brünnhilde',
    seriesName: 'Der Ring des Nibelungen',
    status: 'completed',
    notes: 'Wings: 6.2 kg, thirty minutes on, then a break.',
    picture: 'castle',
    storagePlace: 'Loft',
  },
  unitNine: {
    characterName: 'Unit Nine',
    seriesName: 'Starfall',
    status: 'in-progress',
    notes: 'Fans run on USB-C, bring two power banks.',
    todos: ['Visor tint', 'Replace left knee buckle', 'Sand the cuirass'],
    picture: 'corridor',
    storagePlace: 'Loft',
  },
  ronin: {
    characterName: 'Neon Ronin',
    seriesName: 'Original',
    status: 'completed',
    notes: 'Rainproof. Blade is rubber.',
    picture: 'neon',
  },
  pilgrim: {
    characterName: 'Dune Pilgrim',
    seriesName: 'Original',
    status: 'planning',
    todos: ['Weather the hem', 'Staff wrap', 'Goggles'],
    picture: 'dunes',
  },
  titania: {
    characterName: 'Titania',
    seriesName: 'A Midsummer Night’s Dream',
    status: 'in-progress',
    todos: ['Antler headpieces for the court', 'Moss on the left shoulder'],
    picture: 'forest',
  },
  carmilla: {
    characterName: 'Carmilla',
    seriesName: 'Sheridan Le Fanu',
    status: 'completed',
    notes: 'Lace cuffs are pinned, not sewn.',
    picture: 'candle',
  },
});

interface Gear {
  readonly name: string;
  readonly category: string;
  readonly description?: string;
  readonly quantity?: number;
  readonly storagePlace?: string;
  readonly available?: boolean;
}

export const equipment = itemsOf<Gear>()({
  camera: {
    name: 'Sony A7 IV + 35 mm f/1.4',
    category: 'Camera',
    description: 'Second battery and 2 × 128 GB cards in the lid.',
    storagePlace: 'Camera bag',
  },
  portraitLens: {
    name: '85 mm f/1.8',
    category: 'Camera',
    description: 'Lives in the blue wrap.',
    storagePlace: 'Camera bag',
  },
  flash: {
    name: 'Godox AD200 Pro',
    category: 'Lighting',
    description: 'With Bowens bracket and 60 cm softbox. Trigger lives with the camera.',
    quantity: 2,
    available: false,
    storagePlace: 'Light case',
  },
  tube: {
    name: 'LED tube, 60 cm',
    category: 'Lighting',
    description: 'RGB, two hours at full. Charge over USB-C.',
    quantity: 4,
    storagePlace: 'Light case',
  },
  fog: {
    name: 'Fog machine, battery',
    category: 'Effects',
    description: 'Warm up four minutes. Needs the site’s permission indoors.',
    available: false,
    storagePlace: 'Studio shelf 3',
  },
  tripod: {
    name: 'Carbon tripod',
    category: 'Support',
    quantity: 2,
    storagePlace: 'Studio shelf 2',
  },
  gels: {
    name: 'Gel set, violet to magenta',
    category: 'Lighting',
    description: 'A5 sheets, cut for the AD200.',
    quantity: 12,
    storagePlace: 'Light case',
  },
  reflector: {
    name: 'Reflector, 110 cm, five in one',
    category: 'Lighting',
    description: 'White side is stained, use silver.',
    storagePlace: 'Studio shelf 2',
  },
  radios: {
    name: 'Walkie-talkies',
    category: 'Communication',
    description: 'Channel 4. Spare clips in the gray pouch.',
    quantity: 6,
    available: false,
    storagePlace: 'Studio shelf 1',
  },
  hose: {
    name: 'Rain hose with sprinkler head',
    category: 'Effects',
    description: '20 m, fits a garden tap. Towels!',
    storagePlace: 'Loft',
  },
  blower: {
    name: 'Leaf blower, quiet',
    category: 'Effects',
    description: 'Capes and hair, from below.',
    storagePlace: 'Studio shelf 3',
  },
});

interface Prop {
  readonly name: string;
  readonly description?: string;
  readonly storagePlace?: string;
  readonly available?: boolean;
  readonly picture?: string;
}

export const props = itemsOf<Prop>()({
  excalibur: {
    name: 'Excalibur, foam',
    description: 'Broken quillon, film from the left',
    picture: 'castle',
    storagePlace: 'Prop crate',
  },
  raven: {
    name: 'Raven, wired',
    description: 'Sits on the left shoulder, magnets',
    picture: 'studio',
    storagePlace: 'Prop crate',
  },
  katana: {
    name: 'Katana, rubber blade',
    description: 'Passed by the convention’s prop check.',
    picture: 'neon',
    storagePlace: 'Prop crate',
  },
  umbrella: { name: 'Clear umbrella', description: 'One for the scene, one for the camera.' },
  lanterns: {
    name: 'Paper lanterns, thirty',
    description: 'LED inside, cells in the tin.',
    picture: 'blossom',
    storagePlace: 'Studio shelf 1',
  },
  staff: {
    name: 'Ice staff, LED',
    description: 'Switch under the third ring.',
    available: false,
    picture: 'aurora',
  },
  antlers: {
    name: 'Antler headpieces, five',
    description: 'Two small, three large.',
    picture: 'forest',
    storagePlace: 'Loft',
  },
  teaLights: {
    name: 'Tea lights, forty',
    description: 'LED, flickering. Never real ones near the shelves.',
    picture: 'candle',
    storagePlace: 'Studio shelf 1',
  },
  helmet: {
    name: 'Brass diving helmet',
    description: '11 kg. For sitting poses only.',
    available: false,
    storagePlace: 'Loft',
  },
});

interface Kit {
  readonly name: string;
  readonly description?: string;
  readonly lines: readonly string[];
  readonly equipment?: Readonly<Partial<Record<EquipmentKey, number>>>;
  readonly storagePlace?: string;
}

export const kits = itemsOf<Kit>()({
  repair: {
    name: 'Repair kit',
    description: 'Comes to every shoot with a costume.',
    lines: [
      'Hot glue gun, 20 sticks',
      'Safety pins, two sizes',
      'Needle, black and white thread',
      'Gaffer tape',
      'Fashion tape',
      'Spare snaps and elastic',
    ],
    storagePlace: 'Studio shelf 1',
  },
  night: {
    name: 'Night kit',
    description: 'For shoots after sunset.',
    lines: ['Head torches, three', 'Power bank, 20 Ah', 'Hand warmers'],
    equipment: { tube: 2, radios: 4 },
    storagePlace: 'Light case',
  },
});

export type CostumeKey = keyof typeof costumes;
export type EquipmentKey = keyof typeof equipment;
export type PropKey = keyof typeof props;
export type KitKey = keyof typeof kits;
