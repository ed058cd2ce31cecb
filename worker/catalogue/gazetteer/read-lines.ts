import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of a table in this folder, without its head. @throws Error for a line with another number of columns */
export function readLines(file: string, columns: number): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns)
      throw new Error(`${file}, line ${index + 2}: ${cells.length} columns instead of ${columns}`)
    return cells
  })
}
