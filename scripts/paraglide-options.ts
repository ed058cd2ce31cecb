import type { CompilerOptions } from '@inlang/paraglide-js'
import { baseLocale, locales } from '../src/i18n/locales.ts'

const localised = (path: string): [string, string][] => [
  ...locales
    .filter((locale) => locale !== baseLocale)
    .map((locale): [string, string] => [locale, `/${locale}${path}`]),
  [baseLocale, path === '' ? '/' : path],
]

/** How messages are compiled: the same for the build, for `npm run check` and for tests. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'locale-modules',
  strategy: ['url', 'baseLocale'],
  emitTsDeclarations: true,
  // What the Vite plugin sets by itself, so that a compilation without Vite writes the same files.
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
  // Paraglide owns the locale prefix only; route words are ours (src/i18n/paths.ts).
  urlPatterns: [
    { pattern: '/', localized: localised('') },
    { pattern: '/:path(.*)', localized: localised('/:path(.*)') },
  ],
} satisfies CompilerOptions
