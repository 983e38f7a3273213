import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import { comparable } from './comparable.ts'
import { draftChoice, draftLabel } from './draft-words.ts'
import { useDraftNames } from './use-draft-names.ts'

interface Props {
  published: object | null
  /** The draft, or what of it somebody wants to publish. */
  draft: object
}

/** What the next version would change of the one that members see. */
export function DraftChanges({ published, draft }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const before = comparable(published)
  // What the draft has no more is named too, so that it is told to go.
  const gone = Object.fromEntries(Object.keys(before).map((part) => [part, undefined]))
  const after = { ...gone, ...comparable(draft) }
  const nameOf = useDraftNames([before, after])
  return (
    <>
      {published === null && <Typography variant="body2">{translate('promotions.neverPublished')}</Typography>}
      <WishedChanges
        current={before}
        wish={after}
        label={(path) => draftLabel(path, translate, language)}
        word={(path, value) => draftChoice(path, value, translate) ?? nameOf(path, value)}
      />
    </>
  )
}
