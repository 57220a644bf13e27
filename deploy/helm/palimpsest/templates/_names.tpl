{{- define "palimpsest.name" -}}
{{- if contains "palimpsest" .Release.Name }}{{ .Release.Name | trunc 53 | trimSuffix "-" }}{{ else }}{{ printf "%s-palimpsest" .Release.Name | trunc 53 | trimSuffix "-" }}{{ end }}
{{- end }}
{{- define "palimpsest.selector" -}}
app.kubernetes.io/name: palimpsest
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "palimpsest.labels" -}}
{{ include "palimpsest.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}
{{- define "palimpsest.meta" -}}
name: {{ include "palimpsest.name" . }}
labels:
  {{- include "palimpsest.labels" . | nindent 2 }}
{{- end }}
{{- define "palimpsest.image" -}}
{{- if .Values.image.digest }}{{ .Values.image.repository }}@{{ .Values.image.digest }}{{ else }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}
