/** Compiles src/i18n/messages to src/paraglide, for tools that run without a build. */
import { compileMessages } from './compiled-messages.ts'

await compileMessages()
