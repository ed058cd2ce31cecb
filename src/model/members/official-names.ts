/**
 * Words by which a name calls itself official or verified, in the site's languages: lower case, without diacritics. The
 * mark of a verified organiser stands beside names, and no name may imitate it.
 */
const words = new RegExp(
  String.raw`^(?:${[
    'official|officially|verified',
    'officiel(?:le)?s?|officiellement|verifiee?s?',
    'offiziell(?:e[mnrs]?)?|verifiziert(?:e[mnrs]?)?',
    'oficial|oficiales|oficiais|oficialmente|verificad[ao]s?',
    'ufficial[ei]|ufficialmente|verificat[aeio]',
    'oficjaln(?:a|e|ego|ej|i|ie|y|ych|ym)|zweryfikowan(?:a|e|y)',
    'officiell(?:a|t)|verifiera(?:d|t)|verifierade',
    'officieel|officiele|geverifieerde?',
    String.raw`официальн\p{L}{1,3}|верифицирован\p{L}{1,4}`,
    'resmi|terverifikasi|dogrulanm[ıi]s',
  ].join('|')})$`,
  'u',
)

/** The same in languages that write words without spaces between them, and the signs of the mark. */
const parts = /官方|公式|オフィシャル|공식|오피셜|ทางการ|认证|認証|인증|[✓✔☑✅🗸]/u

/** True for a name that calls itself official or verified, such as "Berlin Marathon (official)". */
export function callsItselfOfficial(name: string): boolean {
  const text = name.normalize('NFKC').toLowerCase()
  if (parts.test(text)) return true
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .some((word) => words.test(word))
}
