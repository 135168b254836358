/**
 * Français : le glossaire.
 *
 * @type {import("./index.js").Texts}
 */
export const terms = {
  "terms.title": "Les mots employés ici",
  "terms.about": "Que veut dire « {term} » ?",
  "term.attention": "attention",
  "term.attention.about":
    "Chaque mot prend quelque chose des autres : une moyenne de leurs valeurs, pondérée selon l’accord de leurs clés avec sa requête.",
  "term.token": "token",
  "term.token.about":
    "Un morceau de texte qui a son vecteur : un mot, une partie de mot ou un signe. On dit aussi jeton.",
  "term.vector": "vecteur",
  "term.vector.about":
    "Une liste de nombres qui représente un token. Des mots de sens proche ont des vecteurs de même direction. On dit aussi plongement (embedding).",
  "term.position": "position",
  "term.position.about":
    "La place d’un token. L’attention seule ne la voit pas : on ajoute donc aux vecteurs des nombres qui dépendent de la position.",
  "term.projection": "projection",
  "term.projection.about":
    "Une matrice de nombres appris, W, qui tire des vecteurs les requêtes, clés ou valeurs.",
  "term.query": "requête",
  "term.query.about":
    "Le vecteur avec lequel un token demande (query) : qu’est-ce que je cherche ?",
  "term.key": "clé",
  "term.key.about":
    "Le vecteur avec lequel un token répond (key) : que trouve-t-on ici ?",
  "term.value": "valeur",
  "term.value.about":
    "Le vecteur qu’un token transmet à ceux qui le regardent (value).",
  "term.head": "tête",
  "term.head.about":
    "Une attention parmi plusieurs côte à côte. Chacune a ses requêtes, clés et valeurs, et peut chercher autre chose.",
  "term.score": "score",
  "term.score.about":
    "Requête fois clé, terme à terme et additionné (le produit scalaire) : leur accord. Avant softmax, on dit aussi logits.",
  "term.scale": "÷ √d_k",
  "term.scale.about":
    "Plus une requête a de nombres, plus ses scores grandissent. Divisés par la racine de ce nombre, d_k, ils restent là où softmax peut encore choisir.",
  "term.mask": "masque",
  "term.mask.about":
    "Ce qui cache des clés aux requêtes : un score masqué compte pour −∞, son poids est donc 0.",
  "term.causal": "causal",
  "term.causal.about":
    "Un masque qui cache tous les tokens suivants, pour qu’un modèle ne voie pas ce qu’il doit prédire.",
  "term.padding": "remplissage",
  "term.padding.about":
    "Ce qui complète les phrases courtes pour que plusieurs aient la même longueur (padding). Un masque le cache.",
  "term.softmax": "softmax",
  "term.softmax.about":
    "Change les scores en poids : exp de chacun, divisé par la somme de tous. Aucun n’est négatif, leur somme est 1, et le plus grand score a le plus grand poids.",
  "term.temperature": "température",
  "term.temperature.about":
    "Les scores sont divisés par elle avant softmax. Près de 0, le plus grand prend tout ; haute, tous deviennent égaux.",
  "term.weight": "poids",
  "term.weight.about":
    "La part d’attention qu’une requête donne à une clé, de 0 à 1.",
  "term.entropy": "entropie",
  "term.entropy.about":
    "L’étalement d’une ligne de poids, en bits : 0 pour un seul mot, log₂ n pour n mots à égalité.",
  "term.output": "sortie",
  "term.output.about":
    "Ce qu’une requête reçoit à la fin : chaque valeur fois son poids, additionnées.",
  "term.self": "auto-attention",
  "term.self.about": "Requêtes, clés et valeurs viennent de la même phrase.",
  "term.cross": "attention croisée",
  "term.cross.about":
    "Les requêtes viennent d’une phrase, clés et valeurs d’une autre, comme une traduction qui regarde son original.",
  "term.layer": "couche",
  "term.layer.about":
    "Une étape d’un modèle : l’attention, puis un petit réseau pour chaque token. La sortie d’une couche est l’entrée de la suivante.",
  "term.encoder": "encodeur",
  "term.encoder.about":
    "La partie d’un traducteur qui lit l’original, dans les deux sens.",
  "term.decoder": "décodeur",
  "term.decoder.about":
    "La partie d’un modèle qui écrit, un token après l’autre, en ne regardant qu’en arrière.",
  "term.logits": "logits",
  "term.logits.about":
    "Les nombres, un par token du vocabulaire, dont softmax fait les probabilités du token suivant.",
};
