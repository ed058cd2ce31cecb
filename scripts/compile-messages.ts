/** Compiles src/i18n/messages to src/paraglide, for tools that run without a build. */
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'

// The files are overwritten instead of removed first, because a running server may be reading them.
await compile({ ...paraglideOptions, cleanOutdir: false })
