import { readMailAddress } from './mail-address.ts'

/** Names of common providers as they are mistyped; none of these is a name that a provider has. */
const providers = new Map([
  ['gmial', 'gmail'],
  ['gamil', 'gmail'],
  ['gmai', 'gmail'],
  ['gmal', 'gmail'],
  ['gmali', 'gmail'],
  ['gmaill', 'gmail'],
  ['gnail', 'gmail'],
  ['hotmial', 'hotmail'],
  ['hotmai', 'hotmail'],
  ['hotmal', 'hotmail'],
  ['hotnail', 'hotmail'],
  ['hotamil', 'hotmail'],
  ['outlok', 'outlook'],
  ['outloo', 'outlook'],
  ['outllok', 'outlook'],
  ['outlokk', 'outlook'],
  ['yaho', 'yahoo'],
  ['yahooo', 'yahoo'],
  ['yhaoo', 'yahoo'],
  ['iclod', 'icloud'],
  ['icoud', 'icloud'],
  ['icluod', 'icloud'],
])

/** Mistyped top-level domains; none of these exists. */
const topLevels = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['comm', 'com'],
  ['coom', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cpm', 'com'],
  ['nte', 'net'],
  ['ogr', 'org'],
])

/** The address that was probably meant by one whose domain looks misspelt; null for any other. */
export function meantAddress(typed: string): string | null {
  const address = readMailAddress(typed)?.address
  if (address === undefined) return null
  const at = address.indexOf('@')
  const labels = address
    .slice(at + 1)
    .toLowerCase()
    .split('.')
  const last = labels.length - 1
  const meant = labels.map((label, i) => {
    if (i === last) return topLevels.get(label) ?? label
    return (i === last - 1 ? providers.get(label) : undefined) ?? label
  })
  return meant.join('.') === labels.join('.') ? null : `${address.slice(0, at)}@${meant.join('.')}`
}
