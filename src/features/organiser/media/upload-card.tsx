import type { OrganiserPicturesView } from '../../../model/schemas/event/event-pictures.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { Upload } from './use-uploads.ts'

const stateText = {
  waiting: 'waiting',
  sending: 'uploading',
  preparing: 'preparing',
  offline: 'waiting',
} as const

interface UploadCardProps {
  upload: Upload
  texts: OrganiserPicturesView['texts']
  onRemove: () => void
}

/** A file on its way, with its progress, or the reason why it was refused. */
export function UploadCard({ upload, texts, onRemove }: UploadCardProps) {
  const { file, state, share, error } = upload
  const isRefused = state === 'refused'
  const text = isRefused ? undefined : texts[stateText[state]]
  return (
    <li className="med-c">
      <div className="med-b">
        <b>{file.name}</b>
        {isRefused ? (
          <div className="f is-bad" role="alert">
            <ErrorText id={undefined}>{texts[error ?? ''] ?? texts['failed']}</ErrorText>
          </div>
        ) : (
          <>
            <progress
              aria-label={text}
              max={1}
              {...(state === 'preparing' ? {} : { value: share })}
            />
            <span className="muted s">{text}</span>
          </>
        )}
        <div className="med-do">
          <button type="button" className="btn btn-quiet btn-s" onClick={onRemove}>
            {isRefused ? texts['remove'] : texts['stop']}
          </button>
        </div>
      </div>
    </li>
  )
}
