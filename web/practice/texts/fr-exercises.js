/**
 * Français : ce qu’il y a à faire dans chaque exercice.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const exercises = {
  "exercise.softmax.title": "Softmax",
  "exercise.softmax.text":
    "Changez chaque ligne de scores en parts dont la somme est 1 : exp de chacun, divisé par la somme de la ligne. Cela doit marcher aussi pour des scores de plusieurs milliers.",
  "exercise.softmax.hint.1":
    "Chaque ligne appartient à une requête, et les parts d’une requête ont pour somme 1. La somme se fait donc le long de la ligne : axis=-1.",
  "exercise.softmax.hint.2":
    "e^1000 dépasse ce qu’un nombre peut contenir. Que pouvez-vous soustraire à tous les scores d’une ligne sans changer la fraction ?",
  "exercise.softmax.hint.3":
    "e = np.exp(scores - scores.max(axis=-1, keepdims=True)); return e / e.sum(axis=-1, keepdims=True)",
  "exercise.attention.title": "Attention par produit scalaire mis à l’échelle",
  "exercise.attention.text":
    "Écrivez softmax(Q Kᵀ / √d_k) V. Q est (n_q, d_k), K (n_kv, d_k), V (n_kv, d_v). Le masque, s’il y en a un, est (n_q, n_kv) et vaut True là où une requête peut regarder. Ici d_model vaut 12. Renvoyez la sortie et les poids.",
  "exercise.attention.hint.1":
    "Commencez par la forme : un score par paire de requête et de clé donne (n_q, n_kv). Quel produit de Q et K a cette forme ?",
  "exercise.attention.hint.2":
    "Les scores des paires cachées doivent devenir si petits, avant softmax, qu’exp en fasse 0 : np.where(mask, scores, -np.inf).",
  "exercise.attention.hint.3":
    "weights = softmax sur le dernier axe : e = np.exp(scores - scores.max(axis=-1, keepdims=True)), divisé par e.sum(axis=-1, keepdims=True). La sortie est weights @ V.",
  "exercise.rows.title": "Les lignes font 1",
  "exercise.rows.text":
    "La vérification la moins chère de l’attention : chaque ligne des poids a-t-elle pour somme 1 ? Renvoyez True ou False. N’oubliez pas que les sommes de nombres arrondis sont arrondies.",
  "exercise.rows.hint.1":
    "Une ligne est ce que voit une requête. Additionnez le long de la ligne : axis=-1.",
  "exercise.rows.hint.2":
    "0.1 + 0.2 n’est pas exactement 0.3. Comparez avec une tolérance.",
  "exercise.rows.hint.3": "bool(np.allclose(weights.sum(axis=-1), 1))",
  "exercise.causal.title": "Le masque causal",
  "exercise.causal.text":
    "Un décodeur prédit le token suivant : aucun token ne peut donc regarder un token ultérieur. Écrivez une attention où la requête i voit les clés 0 à i. Renvoyez la sortie et les poids.",
  "exercise.causal.hint.1":
    "La ligne i, colonne j des scores, c’est la requête i et la clé j. Pour quels i et j la clé j est-elle dans l’avenir ?",
  "exercise.causal.hint.2":
    "np.tri(n, dtype=bool) vaut True sur la diagonale et au-dessous.",
  "exercise.causal.hint.3":
    "scores = np.where(np.tri(n, dtype=bool), scores, -np.inf), avant softmax.",
  "exercise.scale.title": "À quoi sert l’échelle",
  "exercise.scale.text":
    "Enlevez la division par √d_k et regardez ce qui arrive pour d_k = 512 : renvoyez le plus grand poids de chaque requête, (n,), pour weights = softmax(Q Kᵀ) sans l’échelle. Essayez ensuite avec l’échelle dans votre propre print.",
  "exercise.scale.hint.1":
    "La somme de 512 produits de nombres normaux a pour écart type √512, environ 23.",
  "exercise.scale.hint.2":
    "weights.max(axis=-1) est le plus grand de chaque ligne.",
  "exercise.scale.hint.3":
    "scores = Q @ K.T ; softmax sur axis=-1 ; return weights.max(axis=-1)",
  "exercise.multi-head.title": "Plusieurs têtes",
  "exercise.multi-head.text":
    "X est (n, d_model) ; Wq, Wk, Wv et Wo sont (d_model, d_model) et s’appliquent comme X @ Wq. Découpez requêtes, clés et valeurs en n_heads blocs de d_k colonnes, laissez chaque tête faire son attention, remettez les têtes côte à côte et multipliez par Wo. Renvoyez la sortie, (n, d_model).",
  "exercise.multi-head.hint.1":
    "La tête h a les colonnes h·d_k à (h+1)·d_k de X @ Wq. Une boucle sur les têtes avec des tranches est une bonne solution.",
  "exercise.multi-head.hint.2":
    "Avec des tableaux : (X @ Wq).reshape(n, n_heads, d_k).transpose(1, 0, 2). Pourquoi reshape(n_heads, n, d_k) n’est-il pas la même chose ?",
  "exercise.multi-head.hint.3":
    "Défaites-le dans l’ordre inverse : transposez pour revenir à (n, n_heads, d_k), reshape en (n, d_model), puis @ Wo. L’échelle est le √d_k d’une tête.",
  "exercise.cross.title": "Attention croisée",
  "exercise.cross.text":
    "Les tokens X (n_x, d_model) d’un décodeur regardent les tokens Y (n_y, d_model) d’un encodeur. Wq et Wk sont (d_model, d_k), Wv est (d_model, d_v). Renvoyez la sortie, une ligne par token de X, et les poids.",
  "exercise.cross.hint.1":
    "Qui demande, et à qui ? Les poids ont la forme (n_x, n_y).",
  "exercise.cross.hint.2":
    "Celui qui demande donne les requêtes ; celui à qui l’on demande donne les clés et les valeurs.",
  "exercise.cross.hint.3":
    "Q = X @ Wq; K = Y @ Wk; V = Y @ Wv. Le reste est l’attention que vous connaissez.",
  "exercise.padding.title": "Remplissage et masque causal",
  "exercise.padding.text":
    "Les phrases d’un lot sont complétées jusqu’à une même longueur. padding est (n,) et vaut True là où un token est du remplissage. Écrivez une attention causale qui ne regarde pas les clés de remplissage. Renvoyez la sortie et les poids.",
  "exercise.padding.hint.1":
    "Il y a deux raisons de cacher une paire : la clé est dans l’avenir, ou c’est du remplissage. Ce qui peut être vu n’a ni l’une ni l’autre.",
  "exercise.padding.hint.2":
    "~padding[None, :] a une ligne et n colonnes : il dit la même chose de chaque requête.",
  "exercise.padding.hint.3": "keep = np.tri(n, dtype=bool) & ~padding[None, :]",
  "exercise.cache.title": "Un pas avec un cache KV",
  "exercise.cache.text":
    "Un décodeur produit un token à la fois et garde les clés et les valeurs des précédents. q et k sont (d_k,), v est (d_v,) ; keys est (t, d_k) et values (t, d_v), au début avec t = 0. Ajoutez à la fin la nouvelle clé et la nouvelle valeur, regardez-les toutes avec q et renvoyez la sortie (d_v,), les clés et les valeurs.",
  "exercise.cache.hint.1":
    "Un token se regarde aussi lui-même : sa clé doit donc être dans le cache avant.",
  "exercise.cache.hint.2":
    "Pas besoin de masque : tout ce que contient le cache est passé ou présent. np.concatenate([keys, k[None]]) ajoute une ligne.",
  "exercise.cache.hint.3":
    "scores = keys @ q / np.sqrt(len(q)) a un nombre par clé ; la sortie est weights @ values.",
  "exercise.rope.title": "Positions par rotation (RoPE)",
  "exercise.rope.text":
    "x est (n, d), d pair. Tournez la paire de colonnes 2i et 2i + 1 de la ligne r de l’angle (first + r) / 10000^(2i / d), pour que les produits des requêtes et des clés dépendent de la distance qui les sépare. Renvoyez les lignes tournées.",
  "exercise.rope.hint.1":
    "x[:, 0::2] contient les premières colonnes de toutes les paires, x[:, 1::2] les secondes.",
  "exercise.rope.hint.2":
    "np.outer(positions, frequencies) a l’angle de chaque ligne et de chaque paire.",
  "exercise.rope.hint.3":
    "(a, b) tourné de t est (a cos t − b sin t, a sin t + b cos t). Écrivez les deux dans un nouveau tableau : le second a besoin de l’ancien a.",
  "exercise.notebook.title": "Carnet",
  "exercise.notebook.text":
    "Vos propres expériences. X contient les vecteurs des mots du playground, (n, d_model) ; words contient leurs textes, un par ligne.",
  "exercise.probe.4 queries, 6 keys": "4 requêtes, 6 clés",
  "exercise.probe.5 queries, 5 keys": "5 requêtes, 5 clés",
  "exercise.probe.large scores": "grands scores",
  "exercise.probe.causal and padding": "causal et remplissage",
  "exercise.probe.no mask": "sans masque",
  "exercise.probe.scattered mask": "masque dispersé",
  "exercise.probe.very negative scores": "scores très négatifs",
  "exercise.probe.hidden giants": "géants cachés",
  "exercise.probe.softmax over keys": "softmax sur les clés",
  "exercise.probe.softmax over queries": "softmax sur les requêtes",
  "exercise.probe.softmax over all": "softmax sur tout",
  "exercise.probe.all alike": "tous égaux",
  "exercise.probe.one row too much, one too little":
    "une ligne trop grande, une trop petite",
  "exercise.probe.the last row too little": "la dernière ligne trop petite",
  "exercise.probe.the first row halved": "la première ligne divisée par deux",
  "exercise.probe.the last row doubled": "la dernière ligne doublée",
  "exercise.probe.6 tokens": "6 tokens",
  "exercise.probe.another last token": "un autre dernier token",
  "exercise.probe.d_k = 512": "d_k = 512",
  "exercise.probe.d_k = 16": "d_k = 16",
  "exercise.probe.d_k = 4": "d_k = 4",
  "exercise.probe.5 tokens, 3 heads": "5 tokens, 3 têtes",
  "exercise.probe.4 heads": "4 têtes",
  "exercise.probe.4 look at 6": "4 en regardent 6",
  "exercise.probe.5 look at 5": "5 en regardent 5",
  "exercise.probe.padded at the end": "remplissage à la fin",
  "exercise.probe.padded in between": "remplissage au milieu",
  "exercise.probe.no padding": "sans remplissage",
  "exercise.probe.4 tokens before": "4 tokens avant",
  "exercise.probe.6 tokens before": "6 tokens avant",
  "exercise.probe.2 tokens before": "2 tokens avant",
  "exercise.probe.5 tokens before": "5 tokens avant",
  "exercise.probe.0 tokens before": "aucun token avant",
  "exercise.probe.from position 0": "à partir de la position 0",
  "exercise.probe.from position 3": "à partir de la position 3",
  "exercise.comment.your code": "votre code",
  "exercise.comment.Matrices are lists of rows.":
    "Les matrices sont des listes de lignes.",
  "exercise.comment.scores: a list of rows": "scores : une liste de lignes",
  "exercise.comment.keys and values are lists of rows.":
    "keys et values sont des listes de lignes.",
  "exercise.comment.softmax(Q Kᵀ) without the scale; the largest weight of each row":
    "softmax(Q Kᵀ) sans l’échelle ; le plus grand poids de chaque ligne",
  "exercise.comment.with the scale": "avec l’échelle",
  "exercise.comment.How alike are the words? Cosines of their vectors.":
    "À quel point les mots se ressemblent-ils ? Cosinus de leurs vecteurs.",
};
