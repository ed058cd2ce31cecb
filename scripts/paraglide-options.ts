import type { CompilerOptions } from '@inlang/paraglide-js'

/** Paraglide's compiler options, shared by the build, `npm run check` and tests. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'locale-modules',
  // Our own code sets the locale on both sides (src/request/rendering-context.server.ts and src/hydrate.tsx) and makes the
  // URLs (src/i18n/paths.ts). Without URL patterns, Paraglide adds no polyfill of 6 kB to the browser's code.
  strategy: ['baseLocale'],
  // The Vite plugin sets this by itself; without Vite the compiler must write the same files.
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
} satisfies CompilerOptions
