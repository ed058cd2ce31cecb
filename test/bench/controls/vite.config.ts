import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { plurals } from '../../../scripts/plurals.ts'
import { smallServerMessages } from '../../../scripts/server-messages.ts'
import project from '../../../package.json' with { type: 'json' }

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The control worker: the product's components with React, without the router. */
export default defineConfig({
  root: here('../../..'),
  logLevel: 'error',
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.STARTLINE_VERSION': JSON.stringify(project.version),
  },
  resolve: {
    alias: [
      { find: /^@tanstack\/react-router$/u, replacement: here('router.tsx') },
      { find: /^@tanstack\/react-start(?:\/server)?$/u, replacement: here('start.ts') },
      { find: 'startline:messages', replacement: here('messages.ts') },
    ],
  },
  // Messages of the control cost as little as the product's.
  plugins: [smallServerMessages(), plurals()],
  ssr: {
    noExternal: true,
    external: ['cloudflare:workers', 'cloudflare:sockets'],
    resolve: {
      conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'production', 'default'],
    },
  },
  build: {
    ssr: true,
    outDir: '.state/bench/controls',
    emptyOutDir: true,
    minify: false,
    target: 'es2024',
    rolldownOptions: {
      // workerd takes every export of an entry for a handler, so none may be added for the chunks.
      preserveEntrySignatures: 'strict',
      input: { control: here('worker.tsx'), select: here('select.ts') },
      external: [/^node:/u, /^cloudflare:/u, 'async_hooks'],
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
