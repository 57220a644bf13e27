/**
 * The names of the most used attributes in Spanish, German, French and Hindi. Each has exactly the same meaning, and
 * none is an English word with another one, such as "land", because a name is read without its language.
 */
const TABLE = `
name | nombre nombre_completo | vollständiger_name | nom_complet | नाम पूरा_नाम
first_name | nombre_de_pila primer_nombre | vorname | prénom prenom | पहला_नाम
last_name | apellido apellidos | nachname familienname zuname | nom_de_famille | उपनाम कुलनाम
nickname | apodo | spitzname | surnom | पुकार_का_नाम
gender | género genero sexo | geschlecht | sexe | लिंग
birth_date | fecha_de_nacimiento cumpleaños | geburtsdatum geburtstag | date_de_naissance anniversaire | जन्मतिथि जन्मदिन
birth_place | lugar_de_nacimiento | geburtsort | lieu_de_naissance | जन्मस्थान
age | edad | lebensalter alter_in_jahren | âge | उम्र आयु
nationality | nacionalidad | staatsangehörigkeit nationalität | nationalité | राष्ट्रीयता
religion | religión | konfession | confession_religieuse | धर्म
hometown | ciudad_natal | heimatort heimatstadt | ville_natale | गृहनगर
height | estatura | körpergröße | taille_du_corps | कद
weight | peso | gewicht körpergewicht | poids | वज़न वजन
native_language | lengua_materna idioma_materno | muttersprache | langue_maternelle | मातृभाषा
language | idioma idiomas | sprache sprachen | langue langues | भाषा भाषाएँ
marital_status | estado_civil | familienstand | état_civil situation_familiale | वैवाहिक_स्थिति
spouse | cónyuge esposo esposa marido | ehemann ehefrau ehepartner | époux épouse conjoint mari | पति पत्नी
partner | pareja | lebensgefährte lebensgefährtin | compagnon compagne | साथी
child | hijos | kinder | enfant enfants | बच्चे बच्चा
son | hijo | sohn | fils | बेटा
daughter | hija | tochter | fille | बेटी
mother | madre | mutter | mère | माँ माता
father | padre | vater | père | पिता
brother | hermano | bruder | frère | भाई
sister | hermana | schwester | sœur soeur | बहन
friend | amigo amiga | freund freundin | ami amie | दोस्त
pet | mascota | haustier | animal_de_compagnie animal_domestique | पालतू_जानवर
primary_email | correo_principal | haupt_e_mail | e_mail_principal | मुख्य_ईमेल
email | correo correo_electrónico correo_electronico | e_mail_adresse mailadresse | courriel adresse_e_mail adresse_électronique | ईमेल
primary_phone | teléfono_principal | haupttelefon | téléphone_principal | मुख्य_फ़ोन
phone_number | teléfono telefono número_de_teléfono | telefon telefonnummer rufnummer | téléphone numéro_de_téléphone | फ़ोन फोन फ़ोन_नंबर
mobile_phone | móvil teléfono_móvil celular | handynummer mobilnummer mobiltelefon | téléphone_portable | मोबाइल मोबाइल_नंबर
preferred_language | idioma_preferido | bevorzugte_sprache wunschsprache | langue_préférée | पसंदीदा_भाषा
current_city | ciudad ciudad_de_residencia vive_en | wohnort stadt wohnt_in | ville ville_de_résidence habite_à | शहर निवास_शहर
current_country | país país_de_residencia pais | wohnland | pays_de_résidence | देश
home_state | estado_de_residencia provincia | bundesland | région_de_résidence | राज्य
home_address | dirección direccion domicilio | adresse anschrift wohnadresse wohnanschrift | adresse_postale_du_domicile adresse_du_domicile | पता घर_का_पता
postal_code | código_postal codigo_postal | postleitzahl plz | code_postal | पिन_कोड
neighborhood | barrio | stadtteil stadtviertel | quartier | मोहल्ला
time_zone | zona_horaria huso_horario | zeitzone | fuseau_horaire | समय_क्षेत्र
landlord | casero arrendador | vermieter vermieterin | propriétaire_du_logement bailleur | मकान_मालिक
rent | alquiler | miete | loyer | किराया
employer | empresa empleador trabaja_en | arbeitgeber firma arbeitet_bei | employeur entreprise travaille_chez | कंपनी नियोक्ता
job_title | puesto puesto_de_trabajo | position_im_beruf stellenbezeichnung berufsbezeichnung | poste intitulé_du_poste | पद पदनाम
occupation | profesión profesion ocupación oficio | beruf | métier | पेशा व्यवसाय
manager | jefe jefa | chefin vorgesetzter vorgesetzte | supérieur supérieur_hiérarchique | प्रबंधक
salary | salario sueldo | gehalt lohn | salaire | वेतन तनख्वाह
school | escuela colegio | schule | école | स्कूल विद्यालय
university | universidad | universität hochschule | université | विश्वविद्यालय
allergy | alergia alergias | allergie allergien | allergies_alimentaires allergie_à | एलर्जी
condition | enfermedad | krankheit erkrankung | maladie | बीमारी
medication | medicamento medicamentos medicación | medikament medikamente | médicament médicaments | दवा दवाई
doctor | médico medico médico_de_cabecera | arzt ärztin hausarzt hausärztin | médecin médecin_traitant | डॉक्टर
diet | dieta | ernährung ernährungsweise | régime_alimentaire | आहार
hobby | afición aficiones pasatiempo | hobbys freizeitbeschäftigung | loisir loisirs passe_temps | शौक
favorite_food | comida_favorita | lieblingsessen lieblingsgericht | plat_préféré | पसंदीदा_खाना
favorite_color | color_favorito | lieblingsfarbe | couleur_préférée | पसंदीदा_रंग
income | ingresos | einkommen | revenu revenus | आय
bank | banco | hausbank | banque | बैंक
vehicle | vehículo coche | fahrzeug auto | véhicule voiture | गाड़ी वाहन
`;

/** The names in other languages, by the name of the attribute. */
export const NAMES_IN_LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(
      ([name = '', ...languages]) => [name, languages.flatMap((names) => names.split(' ').filter(Boolean))] as const,
    ),
);
