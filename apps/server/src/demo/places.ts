import { itemsOf } from './items.ts';

interface Place {
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly notes: string;
  readonly picture: string;
}

export const places = itemsOf<Place>()({
  galgano: {
    name: 'Abbazia di San Galgano',
    address: 'Strada Comunale di San Galgano, 53012 Chiusdino, Italy',
    latitude: 43.1494,
    longitude: 11.1551,
    timeZone: 'Europe/Rome',
    notes: 'Abbey ruin, south nave. Gate code from the custodian, quiet on site after seven.',
    picture: 'studio',
  },
  nakano: {
    name: 'Nakano Broadway, back entrance',
    address: '5-52-15 Nakano, Nakano City, Tokyo 164-0001, Japan',
    latitude: 35.709,
    longitude: 139.6657,
    timeZone: 'Asia/Tokyo',
    notes: 'Arcade roof ends at the back entrance. Shutters go down at eight.',
    picture: 'neon',
  },
  leipzig: {
    name: 'Leipziger Messe, Hall 7',
    address: 'Messe-Allee 1, 04356 Leipzig, Germany',
    latitude: 51.3967,
    longitude: 12.4024,
    timeZone: 'Europe/Berlin',
    notes: 'Hall 7 service tunnel, badge needed',
    picture: 'corridor',
  },
  hallerbos: {
    name: 'Hallerbos',
    address: 'Vlasmarktdreef 4, 1500 Halle, Belgium',
    latitude: 50.7046,
    longitude: 4.266,
    timeZone: 'Europe/Brussels',
    notes: 'Beech stand behind the car park',
    picture: 'forest',
  },
  klunkerkranich: {
    name: 'Klunkerkranich',
    address: 'Karl-Marx-Straße 66, 12043 Berlin, Germany',
    latitude: 52.4819,
    longitude: 13.4327,
    timeZone: 'Europe/Berlin',
    notes: 'Parking deck, top level. Wind from the west.',
    picture: 'rooftop',
  },
  abisko: {
    name: 'Abisko, Torneträsk',
    address: '981 07 Abisko, Sweden',
    latitude: 68.3494,
    longitude: 18.8312,
    timeZone: 'Europe/Stockholm',
    notes: 'Frozen lake, 15 min on foot. Batteries inside the jacket.',
    picture: 'aurora',
  },
  coimbra: {
    name: 'Biblioteca Joanina',
    address: 'Pátio das Escolas, 3004-531 Coimbra, Portugal',
    latitude: 40.2073,
    longitude: -8.4265,
    timeZone: 'Europe/Lisbon',
    notes: 'Old reading room, ask for the porter. No open flame: LED tea lights only.',
    picture: 'candle',
  },
  rabjerg: {
    name: 'Råbjerg Mile',
    address: 'Råbjerg Mile Vej, 9990 Skagen, Denmark',
    latitude: 57.6503,
    longitude: 10.4083,
    timeZone: 'Europe/Copenhagen',
    notes: 'Walk in from the north car park and stay off the fenced marram.',
    picture: 'dunes',
  },
  kairakuen: {
    name: 'Kairaku-en',
    address: '1-3-3 Tokiwacho, Mito, Ibaraki 310-0033, Japan',
    latitude: 36.3753,
    longitude: 140.4525,
    timeZone: 'Asia/Tokyo',
    notes: 'Plum garden. Tripods only before nine.',
    picture: 'blossom',
  },
  crail: {
    name: 'Crail Harbour',
    address: 'Shoregate, Crail KY10 3SU, Scotland',
    latitude: 56.2576,
    longitude: -2.627,
    timeZone: 'Europe/London',
    notes: 'North slipway. Weed is slippery, boots for everybody.',
    picture: 'moonsea',
  },
  drachenburg: {
    name: 'Schloss Drachenburg',
    address: 'Drachenfelsstraße 118, 53639 Königswinter, Germany',
    latitude: 50.6689,
    longitude: 7.2069,
    timeZone: 'Europe/Berlin',
    notes: 'Drachenburg, west meadow. Last train down at seven.',
    picture: 'castle',
  },
});

export type PlaceKey = keyof typeof places;
