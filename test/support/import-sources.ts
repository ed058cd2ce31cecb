import { workbookOf } from './workbooks.ts'

/** The largest and the most hostile sources that an import may be given, each of at most 8 MB. */

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const table = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
  times(rows, (row) => times(columns, (column) => cell(row, column)).join(',')).join('\n')
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const sheet = (textColumns: number) =>
  workbookOf([
    times(10_000, (row) =>
      times(30, (column) =>
        column < textColumns ? `text of cell ${row} ${column}` : row * column,
      ),
    ),
  ])

export const importSources = {
  'csv of 10,000 rows and 100 columns': () => table(10_000, 100, (row) => `${100_000 + row}`),
  'csv of long cells': () => table(10_000, 30, (row, column) => `ä cell ${row} ${column}`),
  'calendar of 5,000 rules without a day': () =>
    calendar(
      ...times(5000, (index) =>
        entry(
          `SUMMARY:Run ${index}`,
          'DTSTART;VALUE=DATE:20270612',
          'RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=6MO',
        ),
      ),
    ),
  'calendar of a line with 1.5 million parameters': () =>
    calendar(entry(`SUMMARY${';X=a'.repeat(1_500_000)}:x`)),
  'calendar of quoted parameters': () => calendar(entry(`SUMMARY${';X="a,b"'.repeat(700_000)}:x`)),
  'calendar of 1.9 million folds': () => calendar(entry(`SUMMARY:x${'\r\n a'.repeat(1_900_000)}`)),
  'page of 9,000 events and 300,000 scripts': () =>
    `<script type="application/ld+json">${JSON.stringify(
      times(9000, (index) => ({ '@type': 'Event', name: `Run ${index}`, startDate: '2027-06-12' })),
    )}</script>${'<script >x</script>'.repeat(300_000)}`,
  'RunSignup list of 1,000 long names': () =>
    JSON.stringify({ races: times(1000, () => ({ race: { name: 'r'.repeat(7000) } })) }),
  'workbook of 10,000 rows and 30 columns': () => sheet(5),
  'workbook of 120,000 different texts': () => sheet(12),
  // Each sheet is opened with all texts of the workbook.
  'workbook of eight headers and 2 MB of texts': () =>
    workbookOf(
      times(8, (index) => [
        times(100, (column) =>
          times(400, (at) => ((index * 100 + column) * 7919 + at).toString(36)).join(' '),
        ),
      ]),
    ),
  // For the control: small enough to end.
  'calendar of 100,000 quoted parameters': () =>
    calendar(entry(`SUMMARY${';X="a,b"'.repeat(100_000)}:x`)),
} satisfies Record<string, () => string | Promise<Uint8Array>>
