/** The European Central Bank's reference rates of 4 January 2024, in the order of its document. */
const rates: Readonly<Record<string, string>> = {
  USD: '1.0953',
  JPY: '157.91',
  BGN: '1.9558',
  CZK: '24.652',
  DKK: '7.4590',
  GBP: '0.86278',
  HUF: '378.85',
  PLN: '4.3460',
  RON: '4.9733',
  SEK: '11.1905',
  CHF: '0.9313',
  ISK: '150.50',
  NOK: '11.2845',
  TRY: '32.6087',
  AUD: '1.6280',
  BRL: '5.3761',
  CAD: '1.4603',
  CNY: '7.8330',
  HKD: '8.5523',
  IDR: '16994.46',
  ILS: '3.9973',
  INR: '91.1745',
  KRW: '1434.25',
  MXN: '18.6124',
  MYR: '5.0762',
  NZD: '1.7528',
  PHP: '60.833',
  SGD: '1.4546',
  THB: '37.750',
  ZAR: '20.4271',
}

/** A daily document in the bank's format; a rate of null omits its currency. */
export function ecbXml(
  date = '2024-01-04',
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const cubes = Object.entries({ ...rates, ...changes }).flatMap(([currency, rate]) =>
    rate === null ? [] : [`\t\t\t<Cube currency='${currency}' rate='${rate}'/>`],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>
`
}

/** A response of kurs.resenje.org for the euro. */
export function rsdJson(date: string, changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    code: 'EUR',
    date,
    date_from: date,
    number: 978,
    parity: 1,
    cash_buy: 116.4,
    cash_sell: 118,
    exchange_buy: 116.85,
    exchange_middle: 117.2,
    exchange_sell: 117.55,
    ...changes,
  })
}
