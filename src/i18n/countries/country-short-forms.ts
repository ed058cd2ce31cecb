/** Usual short forms of countries in the site's languages, by ISO 3166-1 code; search finds them beside the names. */
const forms: Record<string, readonly string[]> = {
  AE: ['UAE', 'VAE', 'EAU', 'ОАЭ', 'Emirates'],
  AU: ['오스트레일리아'],
  BA: ['BiH'],
  CD: ['DRC', 'RDC', 'Конго - Киншаса'],
  CG: ['Конго - Браззавиль'],
  CN: ['PRC'],
  CZ: ['Czech Republic', 'ČR'],
  DE: ['BRD'],
  DO: ['Dominicana'],
  GB: ['UK', 'GB', 'Great Britain', 'Großbritannien', 'Grande-Bretagne', 'Gran Bretaña'],
  HK: ['HKG'],
  KR: ['ROK', 'Korea', '한국'],
  LI: ['Listenstaine'],
  MM: ['ビルマ'],
  NL: ['Holland', 'Holanda', 'Hollande', 'Olanda', 'Голландия'],
  NZ: ['NZ'],
  PG: ['PNG'],
  SA: ['KSA'],
  TH: ['ประเทศไทย'],
  TR: ['Turkey'],
  TW: ['ROC'],
  US: ['USA', 'US', 'EUA', 'EEUU', 'EE.UU.', 'США', 'Соединённые Штаты', 'ABD'],
  ZA: ['RSA', 'ЮАР'],
}

export function shortForms(code: string): readonly string[] {
  return forms[code] ?? []
}
