/** Compiles src/i18n/messages to src/paraglide, for tools that run without a build. */
import { compileMessages } from './compiled-messages.ts'

await compileMessages()
// Paraglide leaves connections to its makers' statistics open, for minutes where none can be made.
process.exit()
