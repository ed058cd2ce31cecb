import { readdirSync, readFileSync } from 'node:fs'

const migrations = new URL('../../migrations/', import.meta.url)

/** Names of the files of all migrations, in their order. */
export function migrationFiles(): string[] {
  return readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
}

export function migrationStatements(files = migrationFiles()): string[] {
  return files
    .flatMap((file) =>
      readFileSync(new URL(file, migrations), 'utf8').split('--> statement-breakpoint'),
    )
    .filter((statement) => statement.trim() !== '')
}
