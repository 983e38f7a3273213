import { Typography } from '@mui/material'
import { regex, TextInput, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { RESOURCE_KEYS } from './resources.ts'

const isAddress = regex(/^(https:\/\/\S+|\/(?!\/)\S*)$/, 'merchants.resourceInvalid')
const isTag = regex(/^(G|GT|AW|DC)-[A-Z0-9]{4,20}$/, 'merchants.tagInvalid')
/** Links of a brand that have pages of their own. */
const PAGES = ['customerServices', 'contentNetworks'] as const

/** Where the portal leads to the brand's apps and guide, and who counts its visits. */
export function LinkSettings() {
  const translate = useTranslate()
  return (
    <>
      {RESOURCE_KEYS.map((key) => (
        <TextInput
          key={key}
          source={`resources.${key}`}
          label={`merchants.resources.${key}`}
          helperText={`merchants.resourcesHelp.${key}`}
          validate={isAddress}
        />
      ))}
      <TextInput source="gtagId" helperText="merchants.tagHelp" validate={isTag} />
      {PAGES.filter((page) => mayDo(page, 'list')).map((page) => (
        <Typography key={page} color="textSecondary">
          <TextLink to={`/${page}`} look="tall">
            {translate(`merchants.linkPages.${page}`)}
          </TextLink>
        </Typography>
      ))}
    </>
  )
}
