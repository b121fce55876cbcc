import { type Choices, dachshund, fabric, greyhound, labrador } from './dogs.ts';
import type { demoUsers } from './users.ts';

/** Recipient of an order, in the format of guest info. */
export interface Recipient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
}

/** One line of a past order. */
export interface LineDraft {
  article: number;
  quantity?: number;
  choices?: Choices;
}

/** A past order of the seed. */
export interface OrderDraft {
  orderNumber: string;
  /** SQL interval. */
  age: string;
  user?: keyof typeof demoUsers;
  guest?: Recipient;
  lines: readonly LineDraft[];
  status: 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';
  visualStatus?: 'Offen' | 'In Bearbeitung' | 'Versendet' | 'Storniert';
  trackingNumber?: string;
  productionStage?: 'Zuschnitt' | 'Näherei' | 'Verpackung';
  /** Cents missing from the payment, which is under review. */
  shortfallCents?: number;
}

function guest(
  firstName: string,
  lastName: string,
  street: string,
  postalCode: string,
  city: string,
  country = 'Deutschland',
): Recipient {
  const email = `${firstName}.${lastName}@example.de`.toLowerCase();
  return { firstName, lastName, email, phone: '', street, city, postalCode, country };
}

const coatOfWool: Choices = {
  'back.link': fabric('wollwalk-tanne'),
  selectedColor: 'olive',
  type: 'complete',
  color: 'beige',
};
const printedLeash: Choices = {
  'back.link': fabric('gurtband-tanne'),
  reflectiveStitching: 'yes',
  printOption: 'one-sided',
  printColor: 'reflective',
  printText: 'FRIDA',
};

/** The orders of the last two months, oldest first. */
export const orderDrafts: readonly OrderDraft[] = [
  {
    orderNumber: 'PM-2026-310482',
    age: '60 days',
    user: 'anna',
    lines: [{ article: 14 }],
    status: 'completed',
    visualStatus: 'Versendet',
    trackingNumber: '00340434161094012207',
  },
  {
    orderNumber: 'PM-2026-742915',
    age: '41 days',
    user: 'anna',
    lines: [
      { article: 1, choices: { ...labrador, ...coatOfWool, hasSecondZipper: 'yes', reflectiveStitching: 'yes' } },
      { article: 13 },
    ],
    status: 'completed',
    visualStatus: 'Versendet',
    trackingNumber: '00340434161094015314',
  },
  {
    orderNumber: 'PM-2026-058337',
    age: '33 days',
    user: 'ben',
    lines: [{ article: 5, choices: { ...dachshund, 'back.link': fabric('softshell-nacht') } }],
    status: 'refunded',
    visualStatus: 'Storniert',
  },
  {
    orderNumber: 'PM-2026-626104',
    age: '28 days',
    guest: guest('Greta', 'Muster', 'Deichstraße 8', '28195', 'Bremen'),
    lines: [
      {
        article: 2,
        choices: {
          ...greyhound,
          'back.link': fabric('regenstoff-schiefer'),
          'collar.link': fabric('fleece-nacht'),
          selectedColor: 'dark-gray',
          type: 'back-only',
          color: 'gray',
          hasSecondZipper: 'yes',
          reflectiveStitching: 'yes',
          printOption: 'two-sided',
          printColor: 'white',
          printText: 'LUNA',
          printTextSecondSide: 'SOS',
        },
      },
    ],
    status: 'completed',
    visualStatus: 'Versendet',
    trackingNumber: '00340434161094018421',
  },
  {
    orderNumber: 'PM-2026-193850',
    age: '20 days',
    guest: guest('Timo', 'Beispiel', 'Am Markt 2', '04109', 'Leipzig'),
    lines: [{ article: 10, choices: { 'back.link': fabric('gurtband-tinte') } }],
    status: 'failed',
  },
  {
    orderNumber: 'PM-2026-887026',
    age: '15 days',
    guest: guest('Sofia', 'Muster', 'Hauptplatz 11', '8010', 'Graz', 'Österreich'),
    lines: [{ article: 9, quantity: 2, choices: printedLeash }],
    status: 'completed',
    visualStatus: 'Versendet',
    trackingNumber: '00340434161094021538',
  },
  {
    orderNumber: 'PM-2026-415573',
    age: '12 days',
    user: 'anna',
    lines: [
      { article: 7, choices: { breed: 'Labrador Retriever', weight: '28,5', 'collar.link': fabric('cord-moos') } },
    ],
    status: 'completed',
    visualStatus: 'In Bearbeitung',
    productionStage: 'Verpackung',
  },
  {
    orderNumber: 'PM-2026-270961',
    age: '9 days',
    user: 'ben',
    lines: [
      {
        article: 12,
        choices: {
          shape: 'rectangular',
          lengthCm: 90,
          widthCm: 70,
          dogWeightKg: 9,
          filling: 'wool',
          coverFabric: 'corduroy',
          coverColor: 'moss',
          extras: ['second-cover', 'handle'],
          hasEmbroidery: true,
          embroideryText: 'Waldi',
          embroideryColor: 'gold',
        },
      },
    ],
    status: 'completed',
    visualStatus: 'In Bearbeitung',
    productionStage: 'Näherei',
  },
  {
    orderNumber: 'PM-2026-934418',
    age: '7 days',
    guest: guest('Karl', 'Exempel', 'Rosenweg 5', '50667', 'Köln'),
    lines: [
      {
        article: 4,
        choices: { ...dachshund, 'back.link': fabric('fleece-burgund'), selectedColor: 'bordeaux', type: 'none' },
      },
    ],
    status: 'completed',
    visualStatus: 'In Bearbeitung',
    productionStage: 'Zuschnitt',
  },
  {
    orderNumber: 'PM-2026-561207',
    age: '5 days',
    guest: guest('Lena', 'Muster', 'Seestraße 21', '78462', 'Konstanz'),
    lines: [{ article: 8, choices: { weight: 14, 'collar.link': fabric('canvas-abendrot') } }, { article: 13 }],
    status: 'completed',
  },
  {
    orderNumber: 'PM-2026-082649',
    age: '3 days',
    guest: guest('Jonas', 'Beispiel', 'Bergstraße 9', '01067', 'Dresden'),
    lines: [
      {
        article: 3,
        choices: {
          ...labrador,
          'back.link': fabric('jersey-ton'),
          selectedColor: 'brown',
          type: 'back-only',
          color: 'brown',
        },
      },
    ],
    status: 'completed',
  },
  {
    orderNumber: 'PM-2026-709134',
    age: '2 days',
    user: 'ben',
    lines: [{ article: 13, quantity: 2 }],
    status: 'completed',
  },
  {
    orderNumber: 'PM-2026-348790',
    age: '1 day',
    guest: guest('Mila', 'Exempel', 'Hafengasse 3', '20457', 'Hamburg'),
    lines: [{ article: 1, choices: { ...greyhound, ...coatOfWool } }],
    status: 'processing',
    shortfallCents: 1500,
  },
  {
    orderNumber: 'PM-2026-525086',
    age: '20 minutes',
    user: 'anna',
    lines: [{ article: 10, choices: { 'back.link': fabric('gurtband-tinte'), reflectiveStitching: 'yes' } }],
    status: 'pending',
  },
];
