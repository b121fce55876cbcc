import { type AppointmentSlot, type CompanyFacts, factText } from 'shop-backend/legal';

const times: Readonly<Record<AppointmentSlot, readonly [start: string, end: string]>> = {
  morning: ['090000', '120000'],
  afternoon: ['130000', '170000'],
};

/** Summer time in Germany, in iCalendar form. */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Returns the calendar file (RFC 5545) of a requested measuring session, tentative until the shop confirms it.
 * @param day `2026-12-01`
 */
export function appointmentCalendar(day: string, slot: AppointmentSlot, company: CompanyFacts, now: Date): string {
  const date = day.replaceAll('-', '');
  const [start, end] = times[slot];
  const place = (['legalName', 'street', 'postalCode', 'city'] as const).map((name) => factText(company, name));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Configurator//Shop//DE',
    ...berlin,
    'BEGIN:VEVENT',
    `UID:termin-${date}-${slot}@shop`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Berlin:${date}T${start}`,
    `DTEND;TZID=Europe/Berlin:${date}T${end}`,
    'SUMMARY:Persönlicher Termin zum Ausmessen (angefragt)',
    `LOCATION:${escapeText(place.join(', '))}`,
    'DESCRIPTION:Wir bestätigen Ihnen die genaue Uhrzeit. Bitte bringen Sie Ihren Hund mit.',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`);
}

/** Folds a line longer than 75 bytes. Continuation lines start with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
