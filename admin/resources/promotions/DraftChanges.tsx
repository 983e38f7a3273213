import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import { languageName } from '../../lib/language-name.ts'
import { comparable } from './comparable.ts'

interface Props {
  published: object | null
  /** The draft, or what of it somebody wants to publish. */
  draft: object
}

/** What the next version would change of the one that members see. */
export function DraftChanges({ published, draft }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const label = (path: string) => {
    const [first, second = '', third = ''] = path.split('.')
    // Words stand under their language, weights under their category.
    if (first === 'words')
      return `${translate(`resources.promotions.fields.words.${third}`)} · ${languageName(second, language)}`
    const gameType = /\.weights\.(\w+)$/.exec(path)?.[1]
    if (gameType !== undefined)
      return translate('promotions.weightOf', { category: translate(`gameTypes.${gameType}`) })
    return translate(`resources.promotions.fields.${path}`, { _: path })
  }
  return (
    <>
      {published === null && <Typography variant="body2">{translate('promotions.neverPublished')}</Typography>}
      <WishedChanges current={comparable(published)} wish={comparable(draft)} label={label} />
    </>
  )
}
