/** Writes src/paraglide from src/i18n/messages, for tools that run without a build before them. */
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'

// Files are overwritten, not removed first: a running server may be reading them.
await compile({ ...paraglideOptions, cleanOutdir: false })
