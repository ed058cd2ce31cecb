/** A plain model of drafts and revisions, of documents that are four single values: no JSON, no tables, no merge of lists. */

export const modelPaths = ['slug', 'title.en', 'title.de', 'head.hue'] as const
export type ModelPath = (typeof modelPaths)[number]
export type Value = string | number | null
export type Values = Readonly<Record<ModelPath, Value>>
export const noValues: Values = { slug: null, 'title.en': null, 'title.de': null, 'head.hue': null }

interface Draft {
  base: Values
  content: Values
  version: number
}

interface ModelChange {
  path: ModelPath
  from: Value
  to: Value
}

const isSame = (a: Values, b: Values) => modelPaths.every((path) => a[path] === b[path])

/** State of one page. Each operation returns its outcome in words. */
export class PublishingModel {
  published: Values | null = null
  revisions: { values: Values; origin: string }[] = []
  draft: Draft | null = { base: noValues, content: noValues, version: 0 }

  open(): string {
    if (this.published === null) return 'not-found'
    this.draft ??= { base: this.published, content: this.published, version: 0 }
    return `version ${this.draft.version}`
  }

  save(change: ModelChange): string {
    const { draft } = this
    if (draft === null) return 'not-found'
    const { path, from, to } = change
    const theirs = draft.content[path]
    if (theirs !== from && theirs !== to) return `conflict ${path}, version ${draft.version}`
    if (theirs === from && from !== to)
      this.draft = {
        ...draft,
        content: { ...draft.content, [path]: to },
        version: draft.version + 1,
      }
    return `version ${this.draft?.version}`
  }

  publish(version: number): string {
    const { draft } = this
    if (draft === null) return 'not-found'
    if (draft.version !== version) return 'conflict'
    const theirs = this.published ?? draft.base
    const { base, content } = draft
    const mine = modelPaths.filter((path) => content[path] !== base[path])
    const lost = mine.filter(
      (path) => theirs[path] !== base[path] && theirs[path] !== content[path],
    )
    if (lost.length > 0) return `conflicts ${lost.join(' ')}`
    const merged = {
      ...theirs,
      ...Object.fromEntries(mine.map((path) => [path, content[path]])),
    }
    const isEarlier = this.revisions.slice(0, -1).some(({ values }) => isSame(values, content))
    const outcome = this.add(merged, isEarlier ? 'restore' : 'editor')
    if (outcome.startsWith('revision')) this.draft = null
    return outcome
  }

  correct({ path, from, to }: ModelChange): string {
    const { published } = this
    if (published === null) return 'not-found'
    if (published[path] !== from && published[path] !== to) return `conflicts ${path}`
    return this.add({ ...published, [path]: to }, 'correction')
  }

  restore(number: number): string {
    const revision = this.revisions[number - 1]
    if (revision === undefined || this.published === null) return 'not-found'
    if (this.draft !== null) return 'conflict'
    this.draft = { base: this.published, content: revision.values, version: 0 }
    return 'version 0'
  }

  discard(): string {
    if (this.draft === null) return 'not-found'
    this.draft = null
    return 'discarded'
  }

  private add(values: Values, origin: string): string {
    if (values['title.en'] === null) return 'faults title.en'
    const isUnchanged = this.published !== null && isSame(this.published, values)
    if (!isUnchanged) this.revisions.push({ values, origin })
    this.published = values
    return `revision ${this.revisions.length}`
  }
}
