import { createRequire } from 'node:module'
import type { CodegenConfig } from '@graphql-codegen/cli'
import type { DocumentNode } from 'graphql'

/** What the plugins of this folder share; like them it is CommonJS, as the generator loads it. */
const { persistedOperations } = createRequire(import.meta.url)('./graphql/codegen/operations.cjs') as {
  persistedOperations: (documents: readonly { document: DocumentNode }[]) => readonly { id: string }[]
}

const scalars = {
  Money: 'string',
  DateTime: 'string',
  Locale: 'string',
  JSON: { input: 'Record<string, unknown>', output: 'Record<string, unknown>' },
}
const shared = { scalars, useTypeImports: true, enumsAsTypes: true, avoidOptionals: { field: true } } as const

/** Types, documents and hooks of a browser workspace, each next to the `.graphql` file it comes from. */
function besideOperations(workspace: 'portal' | 'admin', plugins: string[], documentConfig: object) {
  const schemaTypes = `${workspace}/lib/schema.generated.ts`
  return {
    [schemaTypes]: { plugins: ['typescript'], config: { ...shared, onlyOperationTypes: true } },
    [`${workspace}/`]: {
      preset: 'near-operation-file' as const,
      documents: `${workspace}/**/*.graphql`,
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'lib/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', ...plugins],
      config: {
        ...shared,
        importExtension: '.ts',
        inlineFragmentTypes: 'combine',
        ...documentConfig,
        optimizeDocumentNode: true,
      },
    },
  }
}

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'graphql/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    'server/gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        // A payload of a failed mutation holds but its userErrors.
        avoidOptionals: false,
        contextType: '../context.ts#GatewayContext',
        mappers: Object.fromEntries(
          ['Site', 'RegistrationSetting', 'Member', 'Wallet', 'Game', 'LotteryRules', 'LotteryBet'].map((name) => [
            name,
            `../sources.ts#${name}Source`,
          ]),
        ),
      },
    },
    // The ids of the portal's operations stand in their documents: its first JavaScript carries those of the first page alone.
    ...besideOperations('portal', ['./graphql/codegen/hooks.cjs'], {
      documentMode: 'documentNodeImportFragments',
      unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
        id: persistedOperations([{ document }])[0]?.id,
      }),
    }),
    ...besideOperations('admin', [], { documentMode: 'documentNode' }),
    'admin/providers/persisted-ids.generated.ts': {
      documents: 'admin/**/*.graphql',
      plugins: ['./graphql/codegen/persisted-ids.cjs'],
    },
    'graphql/persisted-operations.json': {
      documents: ['portal/**/*.graphql', 'admin/**/*.graphql'],
      plugins: ['./graphql/codegen/persisted-manifest.cjs'],
    },
  },
}

export default config
