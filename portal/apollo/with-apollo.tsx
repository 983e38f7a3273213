import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { client } from './client.ts'

/** Gives its children Apollo Client and the generated hooks. Load it lazily: the first page does without. */
export default function WithApollo({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
