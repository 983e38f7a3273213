import { useGetOne, useLocaleState, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import type { ConsoleBucketFragment as Bucket } from '../../kits/bonuses/bonuses.generated.ts'
import type { DocumentKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'

interface Props {
  bucket: Pick<Bucket, 'source' | 'programme' | 'documentId'>
  /** The kind of document that moved the money, where that is known. */
  documentKind: DocumentKind | undefined
}

/** Promotions are named by their ids, other programmes by words. */
const isPromotion = (programme: string | null): programme is string => /^[0-9a-f]{8}-/.test(programme ?? '')

/** Where what has to be played comes from: a promotion by its title, any other reward by the word for it. */
export function BonusSource({ bucket: { source, programme, documentId }, documentKind }: Props) {
  const translate = useTranslate()
  if (isPromotion(programme)) return <PromotionClaimLink promotionId={programme} claimId={documentId} />
  if (source !== 'BONUS' || documentKind === undefined) return translate(`bucketSources.${source}`)
  return translate(`documents.${documentKind}`)
}

interface Promotion {
  readonly id: string
  readonly draft: { readonly words: readonly Words[] }
  readonly published: { readonly words: readonly Words[] } | null
}
interface Words {
  readonly language: string
  readonly title: string
}

function PromotionClaimLink({ promotionId, claimId }: { promotionId: string; claimId: string }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data } = useGetOne<Promotion>(
    'promotions',
    { id: promotionId },
    { enabled: mayDo('promotions', 'list'), retry: false },
  )
  const words = (data?.published ?? data?.draft)?.words ?? []
  const title = (words.find((one) => one.language === language) ?? words[0])?.title
  return (
    <TextLink to={`/promotionClaims/${claimId}/show`} look="strong">
      {title || translate('bonuses.ofPromotion')}
    </TextLink>
  )
}
