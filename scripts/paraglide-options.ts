import type { CompilerOptions } from '@inlang/paraglide-js'

/** Paraglide's compiler options, shared by the build, `npm run check` and tests. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'locale-modules',
  // Who is asked for the locale is ours on both sides: worker/pages/rendering-context.ts and src/hydrate.tsx. So are addresses
  // (src/i18n/paths.ts); without patterns of its own, Paraglide puts no polyfill of 6 kB into the browser.
  strategy: ['baseLocale'],
  emitTsDeclarations: true,
  // The Vite plugin sets this by itself; without Vite the compiler must write the same files.
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
} satisfies CompilerOptions
