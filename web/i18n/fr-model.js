/**
 * Français: les modèles entraînés.
 *
 * @type {import("./index.js").Texts}
 */
export const model = {
  "source.title": "D’où viennent les nombres",
  "source.writer": "Rédacteur",
  "source.translator": "Traducteur",
  "source.vectors": "Vecteurs de mots",
  "source.untrained": "Non entraîné",
  "source.writer.about":
    "Un petit Transformer, entraîné pour cette page, qui continue le texte. Les interrupteurs agissent en lui.",
  "source.translator.about":
    "Un petit Transformer, entraîné pour cette page, qui traduit l’anglais en français. Il a les trois lieux de l’attention.",
  "source.vectors.about":
    "Une couche d’attention sur des vecteurs de mots tout faits : elle sait le sens des mots, et pas de grammaire.",
  "source.untrained.about":
    "Le rédacteur avant l’entraînement : même forme, nombres au hasard. Ce qu’il montre ne veut rien dire.",
  "source.loading":
    "Chargement : {what}. En attendant, voici les vecteurs de mots.",
  "source.failed":
    "Le modèle n’a pas pu servir : {message}. Les vecteurs de mots sont montrés ; le reste fonctionne.",
  "source.retry": "Charger à nouveau",
  "source.facts":
    "{params} milliers de paramètres, {layers} couches de {heads} têtes. Entraîné sur :",
  "field.scope": "Où agissent les interrupteurs",
  "field.scope.head": "Cette tête",
  "field.scope.layer": "Cette couche",
  "field.scope.everywhere": "Partout",
  "field.place": "Lieu",
  "field.place.encoder": "Encodeur",
  "field.place.decoder": "Décodeur",
  "field.place.cross": "Croisée",
  "field.modelMask": "Forme",
  "field.modelMask.own": "Le sien",
  "field.modelMask.none": "Aucun",
  "field.modelMask.causal": "Causal",
  "field.modelMask.window": "Fenêtre",
  "field.modelMask.own.about":
    "Le masque avec lequel le modèle a été entraîné.",
  "field.modelMask.none.about":
    "Chaque token peut regarder tous les autres, même après : un rédacteur voit alors ce qu’il doit écrire.",
  "field.modelMask.causal.about":
    "Aucun token ne peut regarder un token suivant.",
  "field.modelMask.window.about":
    "Un token ne regarde pas les suivants, et en arrière seulement aussi loin que va la fenêtre.",
  "heads.layer": "Couche {layer}",
  "heads.off": "coupée",
  "heads.chosen": "Couche {layer}, tête {head} :",
  "heads.ablation": "Sans elle, la perte augmente de {nats} nat par token.",
  "heads.sentence": "Trouver une phrase pour elle",
  "heads.on": "Cette tête est active",
  "heads.on.about": "Coupée, elle n’ajoute rien à la sortie.",
  "layers.title": "Couches et têtes",
  "head.label": "{name} : {score}",
  "head.label.against": "{name} : {score}, contre {baseline}",
  "head.previous-token": "token précédent",
  "head.previous-token.short": "préc.",
  "head.next-token": "token suivant",
  "head.next-token.short": "suiv.",
  "head.first-token": "premier token",
  "head.first-token.short": "1er",
  "head.end-token": "token de fin",
  "head.end-token.short": "fin",
  "head.self": "lui-même",
  "head.self.short": "soi",
  "head.same-token": "même token",
  "head.same-token.short": "même",
  "head.punctuation": "ponctuation",
  "head.punctuation.short": "ponct.",
  "head.sentence-start": "début de la phrase",
  "head.sentence-start.short": "début",
  "head.induction": "induction : ce qui suivait la dernière fois",
  "head.induction.short": "induct.",
  "head.induction-names": "induction sur les noms",
  "head.induction-names.short": "noms",
  "head.syntax": "syntaxe :",
  "head.syntax.short": "syntaxe",
  "head.alignment": "traduction du mot",
  "head.alignment.short": "align.",
  "head.pronouns": "du pronom à son nom",
  "head.pronouns.short": "pron.",
  "head.mixed": "rien de particulier",
  "head.mixed.short": "mixte",
  "said.title": "Ce que dit le modèle",
  "said.writes.before": "Écrit, tel qu’entraîné",
  "said.writes.after": "Écrit, avec vos interrupteurs",
  "said.translates.before": "Traduit, tel qu’entraîné",
  "said.translates.after": "Traduit, avec vos interrupteurs",
  "said.next": "suite",
  "said.before": "entraîné",
  "said.after": "maintenant",
  "said.position": "La suite après",
  "said.position.end": "la fin",
  "said.position.token": "« {token} »",
  "said.loss":
    "Surprise devant le texte, en nats par token : {before} tel qu’entraîné, {after} maintenant.",
  "said.ended": "(rien de plus : le texte est fini)",
  "said.overflowed": "(s’arrête : softmax a donné NaN)",
  "token.piece": "« {token} » est le morceau {pieces} du vocabulaire du modèle",
  "token.special":
    "« {token} » n’est dans aucun texte : il marque le début ou la fin",
  "map.title.model": "Couche {layer}, tête {head}",
  "example.model-names": "Encore des noms",
  "example.model-names.hint":
    "Certaines têtes font de l’induction : au second « Mrs », elles regardent ce qui suivait le premier. Le modèle dit-il « Bell » ? Trouvez une telle tête à son étiquette, et coupez-la.",
  "example.model-pronoun": "He ou she ?",
  "example.model-pronoun.hint":
    "Qui vient ensuite, et pourquoi ? Regardez « La suite après », puis désactivez √dₖ partout et voyez ce qu’elle devient.",
  "example.model-agreement": "Un ou plusieurs ?",
  "example.model-agreement.hint":
    "« keys » est pluriel, « man » singulier : quel verbe suit ? Cherchez une tête qui va de « man » à « keys ».",
  "example.model-tale": "Il était une fois",
  "example.model-tale.hint":
    "Un début que le modèle a souvent lu. Certaines têtes ne regardent que le token précédent : leur étiquette le dit.",
  "example.model-order": "Un autre ordre des mots",
  "example.model-order.hint":
    "En français, la couleur suit le nom. Dans l’attention croisée, chaque mot français regarde le mot anglais qu’il traduit : le motif quitte la diagonale.",
  "example.model-question": "Une question",
  "example.model-question.hint":
    "Quel mot anglais regarde chaque mot français ? Choisissez « Croisée » et lisez ligne par ligne.",
};
