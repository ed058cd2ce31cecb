/** Brazilian forms of European Portuguese city names, except exemplar cities of time zones, which CLDR has. */
const brazilian: Readonly<Record<string, string>> = {
  Amesterdão: 'Amsterdã',
  Bagdade: 'Bagdá',
  Bordéus: 'Bordeaux',
  Cambrígia: 'Cambridge',
  Colónia: 'Colônia',
  Deli: 'Delhi',
  Dresda: 'Dresden',
  Estugarda: 'Stuttgart',
  Francoforte: 'Frankfurt',
  'Francoforte do Meno': 'Frankfurt',
  Génova: 'Gênova',
  Hanôveria: 'Hanôver',
  Hiroxima: 'Hiroshima',
  Iocoama: 'Yokohama',
  Leida: 'Leiden',
  Lião: 'Lyon',
  Modena: 'Módena',
  Mónaco: 'Mônaco',
  Nagasáqui: 'Nagasaki',
  'Nova Deli': 'Nova Delhi',
  'Nova Iorque': 'Nova York',
  'Nova Orleães': 'Nova Orleans',
  Nuremberga: 'Nuremberg',
  Osaca: 'Osaka',
  Oxfórdia: 'Oxford',
  Oxónia: 'Oxford',
  Roterdão: 'Roterdã',
  Salónica: 'Tessalônica',
  Saragoça: 'Zaragoza',
  Teerão: 'Teerã',
  Tessalónica: 'Tessalônica',
  Utreque: 'Utrecht',
}

/** The Brazilian form of a European Portuguese city name; the unchanged name if no other form is known. */
export function brazilianName(portuguese: string): string {
  return brazilian[portuguese] ?? portuguese
}
