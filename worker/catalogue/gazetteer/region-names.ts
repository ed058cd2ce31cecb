import type { Locale } from '../../../src/model/locales.ts'
import { countryNamesIn } from './country-names.ts'
import { fold } from './fold.ts'

/** Words for the kind of region before or after its name, which are redundant in a list of regions. */
const kinds: Partial<Record<Locale, RegExp>> = {
  fr: /^(?:Préfecture|Province|Région(?: autonome)?|Comté|District|Canton|Voïvodie|Municipalité|Raion|Gouvernorat|Département|État(?: libre)?|Communauté(?: [Ff]orale)?) (?:de |d['’]?)(?=\p{Lu})/u,
  de: /^(?:Präfektur|Provinz|Autonome Region|Freie und Hansestadt|Freistaat|Distrikt|Departamento|Kanton) (?=\p{Lu})/u,
  es: /^(?:Provincia|Región|Estado|Distrito|Prefectura|Condado|Municipio|Departamento|Parroquia|Cantón|Voivodato|Gobernación|Comunidad Autónoma|Comunidad Foral|Principado) de(?: las(?= Islas))? (?=\p{Lu})/u,
  it: /^(?:Provincia|Regione|Distretto|Prefettura|Voivodato|Governatorato|Dipartimento|Contea|Stato|Comune|Quartiere|Parrocchia) di (?=\p{Lu})/u,
  pt: /^(?:Condado|Distrito|Província|Região|Departamento|Prefeitura|Estado) de (?=\p{Lu})/u,
  pl: /^(?:Prefektura|Prowincja|Województwo) (?=\p{Lu})/u,
  sv: /^(?:Provinsen|Regionen) (?=\p{Lu})| (?:prefektur|län|provins)$/u,
  ru: /^Область (?=\p{Lu})/u,
  ko: /^자유 한자 도시 |(?<= )자유(?=주$)/u,
  nl: /^(?:Vrije Hanzestad|Provincie|Prefectuur) (?=\p{Lu})/u,
  tr: / ili$/u,
  id: /^(?:Prefektur|Provinsi) (?=\p{Lu})/u,
}

/** Words as in "Region Murcia": without "of", they are removed only if the English name follows. */
const bareKind = /^(?:Région|Regione|Region|Región|Wilayah) (?=\p{Lu})/u

/** English names of which the word for the kind is a part: District of Columbia. */
const kindInEnglish = /\b(?:District|State|Province|Region|Territory|Prefecture|County)\b/u

/**
 * A region's name without the word for its kind: "Prefettura di Akita" becomes "Akita". The word stays if the name would
 * otherwise be the country's: the state of Mexico.
 */
export function plainRegionName(
  locale: Locale,
  name: string,
  region: { country: string; english: string },
): string {
  const kind = kinds[locale === 'pt-BR' ? 'pt' : locale]
  if (kind === undefined || kindInEnglish.test(region.english)) return name
  const bare = name.replace(bareKind, '')
  const plain = fold(bare) === fold(region.english) ? bare : name.replace(kind, '')
  const [country = ''] = countryNamesIn(locale)[region.country] ?? []
  return fold(plain) === fold(country) ? name : plain
}
