import { blockFields } from '../../../model/blocks/block-fields.ts'
import { maximumBlocks } from '../../../model/blocks/content.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { useKeys } from '../draft/editor-context.ts'
import { blockName } from '../fields/block-names.ts'
import { BlockCard } from './block-card.tsx'
import { useBlocks } from './use-blocks.ts'

/** Kinds that the desk adds. */
const addable = Object.keys(blockFields)

/** The blocks of the document in their order, and the buttons that add one. */
export function BlockList() {
  const keys = useKeys('blocks')
  const { announcement, removed, add, move, remove, undo } = useBlocks()
  return (
    <section aria-labelledby="blocks-h">
      <h2 className="dk-h" id="blocks-h">
        {m.desk_blocks()}
      </h2>
      <p className="s muted">{m.desk_keys()}</p>
      <ol className="dk-bs">
        {keys.map((key, index) => (
          <BlockCard
            key={key}
            block={key}
            index={index}
            count={keys.length}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      <p className="vh" role="status">
        {announcement}
      </p>
      {removed === null ? null : (
        <p className="dk-undo" role="status">
          {m.editor_race_removed({ name: removed })}{' '}
          <button className="link" type="button" id="undo-block" onClick={undo}>
            {m.saved_undo()}
          </button>
        </p>
      )}
      {keys.length >= maximumBlocks ? (
        <p className="s muted">{m.desk_blocks_full({ n: maximumBlocks })}</p>
      ) : (
        <div className="dk-add" role="group" aria-label={m.desk_add_block()}>
          {addable.map((kind) => (
            <button
              className="btn btn-line btn-s"
              key={kind}
              type="button"
              onClick={() => add(kind)}
            >
              <Icon name="plus" />
              {blockName(kind)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
