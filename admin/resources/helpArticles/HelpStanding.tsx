import { Box } from '@mui/material'
import { useFormIsDirty, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { HelpState } from './HelpState.tsx'
import {
  type ConsoleHelpArticleFragment as Article,
  PublishHelpArticleDocument,
  WithdrawHelpArticleDocument,
} from './helpArticles.generated.ts'

/** What players read of the article, and what may be done about that. */
export function HelpStanding() {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const article = useRecordContext<Article>()
  // What is typed and not saved would not be published: first it is saved.
  const isDirty = useFormIsDirty()
  if (article === undefined) return null
  const { id, anchor, version, publishedVersion, state, changedAt } = article
  const mayWrite = mayDo('helpArticles', 'edit')
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', mb: 2 }}>
      <Facts
        facts={[
          ['resources.helpArticles.fields.state', <HelpState key="state" />],
          ['resources.helpArticles.fields.anchor', `/help#${anchor}`],
          ['helpArticles.newest', number(version)],
          ['helpArticles.read', publishedVersion == null ? translate('helpArticles.none') : number(publishedVersion)],
          ['resources.helpArticles.fields.changedAt', moment(changedAt)],
        ]}
      />
      {mayWrite && !isDirty && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {state !== 'PUBLISHED' && (
            <ActionButton
              label="helpArticles.publish"
              effects={['helpArticles.effectPublish']}
              run={(reason) => change(PublishHelpArticleDocument, { input: { id, version, reason } })}
            />
          )}
          {state !== 'DRAFT' && (
            <ActionButton
              label="helpArticles.withdraw"
              effects={['helpArticles.effectWithdraw']}
              run={(reason) => change(WithdrawHelpArticleDocument, { input: { id, reason } })}
              isDangerous
            />
          )}
        </Box>
      )}
    </Box>
  )
}
