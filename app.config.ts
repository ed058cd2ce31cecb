import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mapCells } from './scripts/basemap/map-cells-plugin.ts'
import { basemap } from './scripts/basemap/plugin.ts'
import { apiDocs } from './scripts/api-docs-plugin.ts'
import { cardFonts } from './scripts/card-fonts.ts'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { leanClient } from './scripts/lean-client.ts'
import { oneLocaleMessages } from './scripts/one-locale-messages.ts'
import { paraglideOptions } from './scripts/paraglide-options.ts'
import { plurals } from './scripts/plurals.ts'
import { privateSettings } from './scripts/private-settings.ts'
import { smallServerMessages } from './scripts/server-messages.ts'
import packageJson from './package.json' with { type: 'json' }
import { statePath } from './scripts/steps.ts'
import { ticketWorker } from './scripts/ticket-worker.ts'
import { webFonts } from './scripts/web-fonts.ts'

export default defineConfig({
  // The version in the footer.
  define: { 'import.meta.env.STARTLINE_VERSION': JSON.stringify(packageJson.version) },
  // A third less of code to store and to compile; uploaded source maps resolve the stacks of errors.
  environments: { ssr: { build: { minify: true } } },
  server: { port: 8787, strictPort: true, host: '127.0.0.1' },
  preview: { port: 8787, strictPort: true, host: '127.0.0.1' },
  build: {
    // src/boot/hydrate-on-intent.ts preloads the modules that the server lists, without Vite's helper.
    modulePreload: false,
    // Fonts stay files, so that the Content-Security-Policy can forbid `data:` fonts and the style sheet is smaller.
    assetsInlineLimit: 0,
    rolldownOptions: {
      onwarn(warning, warn) {
        // A message that does not exist must stop the build, not render as undefined.
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
        warn(warning)
      },
    },
  },
  plugins: [
    compiledMessages(),
    ...[paraglideVitePlugin(paraglideOptions)]
      .flat()
      .map((plugin) => ({ ...plugin, apply: 'serve' as const })),
    leanClient(),
    oneLocaleMessages(),
    smallServerMessages(),
    inlineScripts(),
    plurals(),
    basemap(),
    mapCells(),
    cardFonts(),
    webFonts(),
    apiDocs(),
    ticketWorker(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      persistState: { path: statePath },
      // Set by `npm run dev`, which may use another port.
      config: ({ vars = {} }) => {
        const { LOCAL_ORIGIN, LOCAL_RESOLVER } = process.env
        if (LOCAL_ORIGIN === undefined || LOCAL_RESOLVER === undefined) return {}
        return { vars: { ...vars, LOCAL_ORIGIN, LOCAL_RESOLVER } }
      },
    }),
    privateSettings(),
    tanstackStart({
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/worker/**'] },
      },
    }),
    react(),
  ],
})
