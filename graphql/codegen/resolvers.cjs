// The stock `typescript-resolvers`, which says `null` for the type of an enum whose values the resolvers have in other words
// (`enumValues` of codegen.yml); the stock `typescript` writes that type by the name of the enum.
const typescriptResolvers = require('@graphql-codegen/typescript-resolvers')

exports.plugin = async (...input) => {
  const output = await typescriptResolvers.plugin(...input)
  return { ...output, content: output.content.replace(/^( {2})(\w+): null;$/gm, '$1$2: $2;') }
}

exports.validate = typescriptResolvers.validate
