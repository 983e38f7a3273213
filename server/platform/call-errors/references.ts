import ts from 'typescript'

/** What a piece of the sources refers to: error codes, and the pieces that say what it does next. */
export interface References {
  readonly codes: ReadonlySet<string>
  readonly pieces: ReadonlySet<ts.Node>
}

interface Found {
  readonly codes: Set<string>
  readonly pieces: Set<ts.Node>
}

/**
 * Makes who tells of a piece of the sources (a function, a property, a variable) what it refers to. A member that only an interface describes
 * stands for every member of that name whose type fits; what listens, for all that `module.ts` of the modules make.
 */
export function createReferences(checker: ts.TypeChecker, sources: readonly ts.SourceFile[], listeners: Listeners) {
  const ours = new Set(sources)
  const members = membersByName(sources.filter(isNoModule))
  const known = new Map<ts.Node, References>()

  function of(piece: ts.Node): References {
    const earlier = known.get(piece)
    if (earlier !== undefined) return earlier
    const found: Found = { codes: new Set(), pieces: new Set() }
    known.set(piece, found)
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return
      if (ts.isIdentifier(node) && !isOwnerOfOurs(node)) follow(symbolOf(checker, node), found)
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(piece, visit)
    return found
  }

  /** In `ledger.transfer` and `ledgerErrors.LEDGER_BUSY` the last name says by itself what is meant; the first would lead to everything. */
  function isOwnerOfOurs({ parent, pos }: ts.Identifier): boolean {
    if (!ts.isPropertyAccessExpression(parent) || parent.expression.pos !== pos) return false
    const declarations = checker.getSymbolAtLocation(parent.name)?.declarations ?? []
    return declarations.length > 0 && declarations.every((declaration) => ours.has(declaration.getSourceFile()))
  }

  function follow(symbol: ts.Symbol | undefined, found: Found): void {
    if (symbol === undefined) return
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of original.declarations ?? []) {
      if (ours.has(declaration.getSourceFile())) followTo(declaration, original, found)
    }
  }

  function followTo(declaration: ts.Declaration, symbol: ts.Symbol, found: Found): void {
    if (isErrorCode(declaration)) found.codes.add(declaration.name.getText())
    else if (ts.isBindingElement(declaration)) followTaken(declaration, symbol, found)
    else if (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration))
      followDescribed(declaration, found)
    else if (ts.isShorthandPropertyAssignment(declaration))
      follow(checker.getShorthandAssignmentValueSymbol(declaration), found)
    else if (hasWork(declaration)) found.pieces.add(declaration)
  }

  /** `const { request } = withdrawals` is that property. */
  function followTaken(element: ts.BindingElement, symbol: ts.Symbol, found: Found): void {
    found.pieces.add(element)
    const name = element.propertyName ?? element.name
    if (!ts.isIdentifier(name)) return
    const property = checker.getTypeAtLocation(element.parent).getProperty(name.text)
    if (property !== symbol) follow(property, found)
  }

  function followDescribed(signature: ts.PropertySignature | ts.MethodSignature, found: Found): void {
    for (const [listener, makers] of listeners)
      if (signature.type && new RegExp(`\\b${listener}\\b`).test(signature.type.getText()))
        for (const maker of makers) found.pieces.add(maker)
    const described = checker.getNonNullableType(checker.getTypeAtLocation(signature))
    if (described.getCallSignatures().length === 0) return
    for (const member of members.get(signature.name.getText()) ?? []) {
      const given = checker.getTypeAtLocation(member)
      const fits = isBound(member)
        ? answersAlike(checker, given, described)
        : checker.isTypeAssignableTo(given, described)
      if (fits || mayBeOfGeneric(member, signature)) found.pieces.add(member)
    }
  }

  return { of }
}

function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)
}

function answersAlike(checker: ts.TypeChecker, given: ts.Type, described: ts.Type): boolean {
  const [ours, theirs] = [given, described].map((type) => type.getCallSignatures()[0]?.getReturnType())
  return ours !== undefined && theirs !== undefined && checker.isTypeAssignableTo(ours, theirs)
}

/** What `module.ts` says that a module brings is called by nobody but who composes the platform. */
const isNoModule = ({ fileName }: ts.SourceFile): boolean => !fileName.endsWith('/module.ts')

/** The types of those that are told of something, each with the places where modules make one. */
export type Listeners = ReadonlyMap<string, readonly ts.Node[]>

/** Members of object literals by their names: what an interface may stand for. */
export function membersByName(sources: readonly ts.SourceFile[]): ReadonlyMap<string, readonly ts.Node[]> {
  const found = new Map<string, ts.Node[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
      const name = node.name.getText()
      found.set(name, [...(found.get(name) ?? []), node])
    }
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return found
}

/** In `bind(dependencies, { find })` somebody else gives the first parameter: only the answer can be held against an interface. */
const isBound = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent.parent) && parent.parent.expression.getText() === 'bind'

/** The type of a member cannot be held against a generic interface; one that is not exported stands for members of its own module. */
function mayBeOfGeneric(member: ts.Node, signature: ts.Node): boolean {
  const owner = ts.findAncestor(signature, ts.isInterfaceDeclaration)
  if (owner?.typeParameters === undefined) return false
  const isExported = owner.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  return isExported || moduleOf(member) === moduleOf(signature)
}

const moduleOf = (node: ts.Node) => /\/modules\/[^/]+\//.exec(node.getSourceFile().fileName)?.[0]

/** `LEDGER_BUSY: 503` within `defineErrors('ledger', { … })`. */
function isErrorCode(node: ts.Declaration): node is ts.PropertyAssignment {
  const { parent } = node.parent
  return ts.isPropertyAssignment(node) && ts.isCallExpression(parent) && parent.expression.getText() === 'defineErrors'
}

const hasWork = (node: ts.Declaration): boolean =>
  !ts.isSourceFile(node) && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)
