import { readBody } from '../../../api/parsed-result.ts'
import type { SendResult } from '../../../api/result.ts'
import { useState } from 'react'
import type { OrganiserPictureKind } from '../../../model/members/organiser-pictures.ts'
import type { OrganisationPageView } from '../../../model/schemas/organiser/organisation-page.ts'
import {
  pagePicturesView,
  type PagePicturesView,
} from '../../../model/schemas/organiser/organiser-pictures.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { m } from '../../../paraglide/messages.js'
import { PictureField } from '../../member-area/picture/picture-field.tsx'
import { usePicture } from '../../member-area/picture/use-picture.ts'
import { accountResult } from '../../member-area/send-account-request.ts'
import { CoverFocus } from './cover-focus.tsx'
import { pictureApi, type PictureParam } from './picture-api.ts'

interface PagePicturesProps {
  permalink: string
  view: OrganisationPageView
  /** Shown in the place of a logo. */
  initials: string
}

/** Logo and cover of an organisation's public page. Each is saved at once. */
export function PagePictures({ permalink, view, initials }: PagePicturesProps) {
  const { pictureTexts: texts } = view
  const [{ logo, cover }, setPictures] = useState(view.pictures)
  const picturesOf = (kind: OrganiserPictureKind) => ({ permalink, kind })
  const field = { onChange: setPictures, undo: texts.undo }
  return (
    <>
      <Picture
        {...field}
        label={texts.logo}
        help={texts.logoHelp}
        param={picturesOf('logo')}
        picture={logo}
      >
        <div className="ava-pic org-logo">
          {logo === null ? (
            <span aria-hidden="true">{initials}</span>
          ) : (
            <img src={logo.src} alt="" width={logo.width} height={logo.height} />
          )}
        </div>
      </Picture>
      <Picture
        {...field}
        label={texts.cover}
        help={texts.coverHelp}
        param={picturesOf('cover')}
        picture={cover}
      >
        {cover === null ? null : (
          <CoverFocus
            key={cover.src}
            cover={cover}
            param={picturesOf('cover')}
            texts={texts}
            onMove={(focal) => setPictures({ logo, cover: { ...cover, ...focal } })}
          />
        )}
      </Picture>
    </>
  )
}

interface PictureProps {
  label: string
  help: string
  undo: string
  /** The picture in the path of its route. */
  param: PictureParam
  picture: PagePicturesView['logo']
  children: React.ReactNode
  onChange: (pictures: PagePicturesView) => void
}

function Picture({ label, help, undo, param, picture, children, onChange }: PictureProps) {
  const take = (sent: SendResult<PagePicturesView>) => {
    const read = readBody(sent, pagePicturesView)
    if (read.ok) onChange(read.body)
  }
  const requests = {
    put: (body: Blob) => pictureApi.$put({ param, body }),
    remove: () => pictureApi.$delete({ param }),
  }
  const { state, upload, remove } = usePicture(requests, take)
  const restore = async () => {
    const sent = await accountResult(pictureApi.restore.$post({ param }))
    if (sent.ok) take(sent)
    else showSnackbar('bad', m.avatar_failed())
  }
  const removeWithUndo = async () => {
    const isRemoved = await remove()
    if (isRemoved) showSnackbar('ok', m.avatar_removed(), { text: undo, run: () => void restore() })
    return isRemoved
  }
  return (
    <PictureField
      label={label}
      help={help}
      hasPicture={picture !== null}
      state={state}
      onFile={upload}
      onRemove={removeWithUndo}
    >
      {children}
    </PictureField>
  )
}
